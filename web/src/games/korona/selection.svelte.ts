import { announcer } from '../../lib/announce.svelte';
import { say } from '../../lib/words.svelte';
import { byPlace, bySource, hasGround, sourcesOf, type Choice } from './offers';

interface Facts {
  offers: Choice[];
  number: number; // of the last entry: with a new one the selection is dropped
  busy: boolean;
  choose: (action: number) => void;
}

/** The card or pile that is taken up, and the places where it may go. */
export class Selection {
  #facts: () => Facts;
  #up = $state.raw<{ source: string; number: number } | null>(null);
  about = $state<string | null>(null); // the card that is explained
  hovered = $state<string | null>(null); // the place that something is dragged over

  constructor(facts: () => Facts) {
    this.#facts = facts;
  }

  readonly sources = $derived.by(() => bySource(this.#facts().offers));

  /** The source that was taken up; else the cards that the player holds and has to place. */
  readonly picked = $derived.by(() => {
    const up = this.#up;
    if (up && up.number === this.#facts().number && this.sources.has(up.source)) return up.source;
    return [...this.sources.keys()].find((source) => source.startsWith('held:')) ?? null;
  });

  readonly choices = $derived(this.picked ? (this.sources.get(this.picked) ?? []) : []);

  readonly places = $derived(byPlace(this.choices));

  /** Choices with a button: those without a place, and uses of a card other than placing it. */
  readonly buttons = $derived.by(() => {
    const loose = this.#facts().offers.filter((choice) => !sourcesOf(choice).length);
    return [...this.choices.filter((choice) => !hasGround(choice)), ...loose];
  });

  get busy(): boolean {
    return this.#facts().busy;
  }

  /** The numbers of the actions that begin at a source, for an attribute that tests look for. */
  actions(source: string): string | undefined {
    return this.sources
      .get(source)
      ?.map((choice) => choice.action)
      .join(' ');
  }

  take(source: string): void {
    if (this.#up?.source === source && this.picked === source) {
      this.drop();
      return;
    }
    const choices = this.sources.get(source);
    if (!choices || this.busy) return;
    this.#up = { source, number: this.#facts().number };
    announcer.say(say('web-korona-picked', { n: choices.length }));
  }

  drop(): void {
    this.#up = null;
    this.hovered = null;
  }

  choose(choice: Choice | undefined): void {
    if (!choice || this.busy) return;
    this.drop();
    this.#facts().choose(choice.action);
  }
}
