import { ask, randomHex, Refused, requestId } from '../lib/api';
import { tableSocket } from '../lib/socket.svelte';
import { person } from '../lib/person.svelte';
import { say, words } from '../lib/words.svelte';
import type {
  Chapter,
  ChatLines,
  Command,
  GameOffered,
  Mine,
  Said,
  Seen,
  SeatSeen,
  Story,
  TableOpened,
} from '../wire';
import { happeningsOf, offersOf, type Happening, type Offer } from './board';
import { learnTime } from './clock';
import { markRead, readUpTo } from './unread';
import { seatName } from './names';
import { offeredGame } from './games';
import { joined, lastDecision, missedSince, told, type Told } from './log';

export type { Told } from './log';

/** The state of a table on this page. */
export class TableModel {
  seen = $state.raw<Seen | null>(null);
  mine = $state.raw<Mine>({ seats: [], host: false, kept: [] });
  seat = $state<number | null>(null); // the viewer: a seat, or null for the public view
  chapters = $state.raw<Chapter[]>([]);
  chat = $state.raw<Said[]>([]);
  happened = $state.raw<Happening[]>([]);
  fresh = $state.raw<Told[]>([]); // lines of the last message, for the screen reader
  missed = $state.raw<Told[]>([]); // lines of an absence, until they are read
  game = $state.raw<GameOffered | null>(null);
  busy = $state(false);
  choosing = $state(false); // a choice has been sent and is not answered
  error = $state.raw<Refused | null>(null);
  barred = $state.raw<Refused | null>(null); // why the table cannot be shown
  readonly log = $derived(told(this.chapters, (seat) => this.nameOf(seat)));
  watching = false; // as a shared screen, although the account may have seats
  #cameBack = false;
  #timed = false;
  #recalled: string | null = null; // the viewer and the language in which the chapters were read
  #closed = false;

  constructor(readonly id: string) {}

  /** Whether the view shown belongs to the chosen seat: after `look` it takes a message to come. */
  get current(): boolean {
    return this.seen !== null && (this.seen.viewer ?? null) === this.seat;
  }

  get offers(): Offer[] {
    return this.seen ? offersOf(this.seen) : [];
  }

  /** The name of each seat; equal names are told apart by their sides. */
  get seats(): string[] {
    const names = (this.seen?.seats ?? []).map((seat) => seatName(seat.name, seat.bot, seat.open));
    return names.map((name, at) => {
      const twice = names.some((other, there) => there !== at && other === name);
      const side = this.sides[at];
      return twice && side ? say('web-table-name-side', { name, side }) : name;
    });
  }

  get sides(): string[] {
    return this.game?.seats ?? [];
  }

  nameOf(seat: number): string {
    return this.seats[seat] ?? say('web-seat', { number: seat + 1 });
  }

  /** The public facts of my seat. */
  get own(): SeatSeen | null {
    return this.seat === null ? null : (this.seen?.seats[this.seat] ?? null);
  }

  /** Open the table: read which seats are mine, then follow the table from one of them. */
  async open(seat?: number | null): Promise<void> {
    this.barred = null;
    try {
      await person.ensure();
      this.mine = await this.#mine();
    } catch (error) {
      this.barred = error as Refused;
      return;
    }
    if (this.#closed) return;
    const wanted =
      seat != null && this.mine.seats.includes(seat) ? seat : (this.mine.seats[0] ?? null);
    this.look(this.watching ? null : wanted);
  }

  /** Follow the table as another seat of mine or, with null, as a watcher. */
  look(seat: number | null): void {
    if (seat !== this.seat) {
      this.chapters = []; // they may hold secrets of the other seat
      this.#recalled = null;
    }
    this.seat = seat;
    this.happened = [];
    this.fresh = [];
    this.missed = [];
    tableSocket.follow(this.id, seat, {
      seen: (seen, chapters) => this.#show(seen, chapters),
      said: (told) => this.#hear([told]),
      refused: (error) => {
        // The host has freed the seat since it was read.
        if (error.key === 'error-table-not-your-seat' && this.seat !== null) void this.open();
        else if (error.status !== 429) this.barred = error;
      },
    });
  }

  close(): void {
    this.#closed = true;
    tableSocket.unfollow(this.id);
  }

  async choose(action: number): Promise<void> {
    const seen = this.seen;
    if (!seen || this.seat === null || this.busy || !this.current) return;
    this.choosing = true;
    this.missed = [];
    try {
      await this.do({ do: 'choose', seat: this.seat, action, answers: seen.number });
    } finally {
      this.choosing = false;
    }
  }

  async sit(seat: number): Promise<void> {
    const sat = await this.do({ do: 'sit', seat, nonce: randomHex(16) });
    if (sat) await this.open(this.seat ?? seat);
  }

  async leave(seat: number): Promise<void> {
    await this.do({ do: 'leave', seat });
    await this.open();
  }

  /** Bots for all seats that are open. */
  async fill(bot: string): Promise<void> {
    for (const [seat, held] of (this.seen?.seats ?? []).entries()) {
      if (held.open && !(await this.do({ do: 'seat_bot', seat, bot }))) return;
    }
  }

  /** The table of the rematch, opened if there is none, with my seats moved on by one. */
  async rematch(): Promise<string | null> {
    let table = this.seen?.rematch ?? null;
    const found = await this.#try(async () => {
      table ??= (
        await ask<TableOpened>('POST', `/api/tables/${this.id}/rematch`, { id: requestId() })
      ).table;
      await this.#settle(table);
    });
    return found ? table : null;
  }

  /** Take my seats at the rematch. The last player to sit down begins it: all have agreed by then. */
  async #settle(table: string): Promise<void> {
    for (const seat of this.mine.seats) {
      const next = (seat + 1) % (this.seen?.seats.length ?? 1);
      await unlessRefused(this.#command({ do: 'sit', seat: next, nonce: randomHex(16) }, table));
    }
    const next = await unlessRefused(ask<Seen>('GET', `/api/tables/${table}`));
    if (next?.status === 'open' && !next.seats.some((held) => held.open)) {
      await unlessRefused(this.#command({ do: 'begin' }, table));
    }
  }

  /** Send a command to the table. A refusal is shown and not thrown further. */
  do(command: Command): Promise<boolean> {
    return this.#try(() => tableSocket.do(this.id, command));
  }

  say(text: string): Promise<boolean> {
    return this.#try(() => tableSocket.say(this.id, text), false);
  }

  mute(line: number): Promise<boolean> {
    return this.#try(async () => {
      await ask('POST', `/api/tables/${this.id}/mutes`, { line });
      this.chat = [];
      await this.#readChat();
    });
  }

  report(line: number, why: string): Promise<boolean> {
    return this.#try(() => ask('POST', `/api/tables/${this.id}/reports`, { line, why }));
  }

  /** Mark everything up to now as read. */
  read(): void {
    this.missed = [];
    if (this.seen && this.current) markRead(this.id, this.seat, this.seen.number);
  }

  #command(command: Command, table = this.id): Promise<unknown> {
    return ask('POST', `/api/tables/${table}/commands`, { id: requestId(), command });
  }

  async #try(work: () => Promise<unknown>, busy = true): Promise<boolean> {
    if (busy) this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.error = error as Refused;
      return false;
    } finally {
      if (busy) this.busy = false;
    }
  }

  #mine(): Promise<Mine> {
    return ask<Mine>('GET', `/api/tables/${this.id}/mine`);
  }

  #show(seen: Seen, chapters: Chapter[] | null): void {
    this.barred = null;
    const away = document.hidden || this.#cameBack;
    this.#cameBack = false;
    this.seen = seen;
    this.happened = chapters && !document.hidden ? happenings(chapters) : [];
    void this.#meet(seen);
    if (chapters) {
      this.chapters = joined(this.chapters, chapters);
      this.fresh = told(chapters, (seat) => this.nameOf(seat));
      if (away)
        this.missed = [
          ...this.missed,
          ...missedSince(this.fresh, 1).filter((line) => line.actor !== this.seat),
        ];
      if (
        chapters.some((chapter) =>
          chapter.notes?.some((note) => note.kind === 'sat' || note.kind === 'stood'),
        )
      ) {
        void this.#regard();
      }
    } else {
      this.fresh = [];
    }
    const behind = (this.chapters.at(-1)?.number ?? 0) < seen.number;
    if (this.#recalled !== this.#eyes || behind) void this.#recall();
    else if (!document.hidden && !this.missed.length) markRead(this.id, this.seat, seen.number);
  }

  /** The connection is back. After a long gap the next chapters count as missed. */
  returned(long: boolean): void {
    this.#cameBack = long;
    void this.#readChat();
    if (this.barred?.status === 0 || !this.seen) void this.open(this.seat);
  }

  get #eyes(): string {
    return `${this.seat} ${words.lang}`;
  }

  async #meet(seen: Seen): Promise<void> {
    try {
      this.game = await offeredGame(seen.setup.game);
      if (seen.setup.clock && !this.#timed) {
        this.#timed = true;
        learnTime(
          (await fetch(`/api/tables/${this.id}/mine`, { cache: 'no-store' })).headers.get('Date'),
        );
      }
    } catch {
      /* the next message tries again */
    }
  }

  /** Read my seats again: a note of sitting or standing up may come from another page of this account. */
  async #regard(): Promise<void> {
    try {
      this.mine = await this.#mine();
    } catch {
      return;
    }
    if (this.watching) return;
    if (this.seat === null ? this.mine.seats.length : !this.mine.seats.includes(this.seat)) {
      this.look(this.mine.seats[0] ?? null);
    }
  }

  /** Read the chapters before this view: a fresh view brings none. */
  async #recall(): Promise<void> {
    const eyes = this.#eyes;
    const first = this.#recalled === null;
    const since = this.#recalled === eyes ? (this.chapters.at(-1)?.number ?? 0) : 0;
    this.#recalled = eyes;
    const query = new URLSearchParams({ since: String(since), words: words.lang });
    if (this.seat !== null) query.set('seat', String(this.seat));
    try {
      const story = await ask<Story>('GET', `/api/tables/${this.id}/story?${query}`);
      if (eyes !== this.#eyes) return;
      const before = this.chapters.filter((chapter) => chapter.number <= since);
      this.chapters = joined([...before, ...story.chapters], this.chapters);
    } catch {
      if (this.#recalled === eyes) this.#recalled = null;
      return;
    }
    if (first) {
      const known = Math.max(readUpTo(this.id, this.seat), lastDecision(this.chapters, this.seat));
      this.missed = missedSince(this.log, known);
      if (!this.missed.length && this.seen) markRead(this.id, this.seat, this.seen.number);
      void this.#readChat();
    }
  }

  async #readChat(): Promise<void> {
    if (!this.seen?.setup.chat) return;
    try {
      const after = this.chat.at(-1)?.line ?? 0;
      this.#hear((await ask<ChatLines>('GET', `/api/tables/${this.id}/chat?after=${after}`)).lines);
    } catch {
      /* the chat is read again when the connection is back */
    }
  }

  #hear(lines: Said[]): void {
    const known = new Set(this.chat.map((said) => said.line));
    this.chat = [...this.chat, ...lines.filter((said) => !known.has(said.line))];
  }
}

/** Ignore a refusal: another player may have been faster, and then the table shows the result. */
async function unlessRefused<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as Refused).key === 'web-unreachable') throw error;
    return null;
  }
}

export function happenings(chapters: Chapter[]): Happening[] {
  return chapters.flatMap(({ number, events }) => happeningsOf(number, events));
}
