import type { GameOffered, PresetOffered, TableListed, TableWanted } from '../wire';
import { changed, defaults, optionsOf, presetFor, type Options } from './presets';

export type Who = 'me' | 'here' | 'open' | 'bot';
export type ClockKind = 'none' | 'live' | 'days';

export interface SeatWish {
  who: Who;
  level: string;
}

/** The form of a new table. */
export class TableDraft {
  players = $state(2);
  options = $state<Options>({});
  seats = $state<SeatWish[]>([]);
  position = $state<string | null>(null);
  clock = $state<ClockKind>('none');
  minutes = $state<number | null>(10);
  increment = $state<number | null>(10);
  days = $state(2);
  timeout = $state<'bot' | 'loss'>('bot');
  standIn = $state('');
  public = $state(false);
  watching = $state(true);
  delay = $state(0);
  rated = $state(false);
  #chat = $state<boolean | null>(null);
  #game: GameOffered;

  /** `asked` is the query of the page's address: a link can preset position, players and options. */
  constructor(game: GameOffered, asked: URLSearchParams) {
    this.#game = game;
    this.options = defaults(game);
    this.standIn = game.first_bot;
    this.position = asked.get('position');
    for (const option of game.options) {
      const value = option.values.find(
        (offered) => String(offered.value) === asked.get(option.key),
      );
      if (value) this.options[option.key] = value.value;
    }
    const most = Math.max(...game.players);
    this.seats = Array.from({ length: most }, (_, seat) => ({
      who: seat ? 'open' : 'me',
      level: game.first_bot,
    }));
    const players = Number(asked.get('players'));
    this.players = game.players.includes(players) ? players : (game.players[0] ?? 2);
  }

  /** Seats that this game has with so many players. */
  get taken(): SeatWish[] {
    return this.seats.slice(0, this.players);
  }

  /** Seats of people at this device. */
  get ours(): number[] {
    return this.taken.flatMap(({ who }, seat) => (who === 'me' || who === 'here' ? [seat] : []));
  }

  get open(): number {
    return this.taken.filter(({ who }) => who === 'open').length;
  }

  /** By default a private table has a chat and a public one, open to strangers, has none. */
  get chat(): boolean {
    return this.#chat ?? !this.public;
  }

  set chat(on: boolean) {
    this.#chat = on;
  }

  get preset(): string | null {
    return presetFor(this.#game, this.options);
  }

  take(preset: PresetOffered): void {
    this.options = optionsOf(this.#game, preset);
  }

  /** Only one seat is `me`: a seat that was `me` before changes places with this one. */
  seat(number: number, who: Who): void {
    const seat = this.seats[number];
    if (!seat) return;
    if (who === 'me') for (const other of this.seats) if (other.who === 'me') other.who = seat.who;
    seat.who = who;
  }

  get wanted(): TableWanted {
    const bots: Record<number, string> = {};
    this.taken.forEach(({ who, level }, seat) => {
      if (who === 'bot') bots[seat] = level;
    });
    return {
      game: this.#game.key,
      players: this.players,
      options: changed(this.#game, this.options),
      position: this.position,
      bots,
      clock: this.clockWanted,
      timeout: this.timeout,
      stand_in: this.standIn,
      public: this.public,
      watching: this.watching,
      delay: this.watching ? this.delay : 0,
      chat: this.chat,
      rated: this.rated,
    };
  }

  get clockWanted(): TableListed['clock'] {
    if (this.clock === 'live') {
      return { type: 'live', seconds: (this.minutes ?? 0) * 60, increment: this.increment ?? 0 };
    }
    return this.clock === 'days' ? { type: 'days', days: this.days } : null;
  }
}
