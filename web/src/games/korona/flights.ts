import type { Happening } from '../../table/board';

/** A card that flies from one spot of the table to another; null: face down. */
export interface Flight {
  card: string | null;
  from: string;
  to: string;
}

interface Told {
  seat?: number;
  to?: number;
  target?: number;
  zone?: number;
  card?: string | null;
  cards?: string[] | null;
  pile?: string[];
  on?: string[] | null;
}

/** The flights of what happened. A spot is `deck`, `market`, `discards`, `council`, `hand:SEAT` or
 *  `zone:SEAT`, and after a stroke, where it is known, which card or pile there. */
export function flightsOf(happened: Happening[]): Flight[] {
  let waiting = false; // whether a card lies in the middle, so that what is placed comes from there
  return happened.flatMap(({ kind, data }) => {
    const found = flights(kind, data as Told, waiting);
    if (LIFTING.includes(kind)) waiting = true;
    if (kind === 'turn' || kind === 'used') waiting = false;
    return found;
  });
}

const LIFTING = ['picked', 'sent', 'named', 'yielded', 'passed', 'took', 'joined'];

function flights(kind: string, told: Told, waiting: boolean): Flight[] {
  const hand = `hand:${told.seat}`;
  const card = told.card ?? null;
  switch (kind) {
    case 'hand':
      return (told.cards ?? Array<null>(5).fill(null)).map((dealt) => ({
        card: dealt,
        from: 'deck',
        to: shown(hand, dealt),
      }));
    case 'market-laid':
      return (told.cards ?? []).map((dealt) => ({
        card: dealt,
        from: 'deck',
        to: `market/${dealt}`,
      }));
    case 'draw':
      return [{ card, from: 'deck', to: shown(hand, card) }];
    case 'market':
      return [{ card, from: `market/${card}`, to: shown(hand, card) }];
    case 'refill':
      return [{ card, from: 'deck', to: `market/${card}` }];
    case 'used':
      return [{ card, from: shown(hand, card), to: 'council' }];
    case 'discarded':
      return [{ card, from: shown(hand, card), to: 'discards' }];
    case 'shield':
      return [{ card: 'shield', from: shown(hand, 'shield'), to: 'discards' }];
    case 'placed': {
      const foreign = told.zone !== told.seat;
      const from = waiting || foreign ? 'council' : shown(hand, card);
      return [{ card, from, to: laid(told.zone, told.on, card) }];
    }
    case 'moved':
      return [{ card, from: 'council', to: laid(told.seat, told.on, card) }];
    case 'picked':
    case 'sent':
    case 'offered':
    case 'yielded':
    case 'passed':
      return [{ card, from: pileSpot(told.seat, told.pile), to: 'council' }];
    case 'named':
      return [{ card, from: pileSpot(told.target, told.pile), to: 'council' }];
    case 'gave':
      return [{ card, from: shown(hand, card), to: `hand:${told.to}` }];
    case 'seized':
      return [
        {
          card: told.pile?.at(-1) ?? null,
          from: pileSpot(told.target, told.pile),
          to: pileSpot(told.seat, told.pile),
        },
      ];
    case 'joined': {
      const from = pileSpot(told.target, told.pile);
      return [
        { card: 'monarch', from, to: pileSpot(told.seat, ['monarch', 'monarch']) },
        { card: 'jester', from, to: 'council' },
      ];
    }
    case 'passed-pile':
      return [
        {
          card: told.pile?.at(-1) ?? null,
          from: pileSpot(told.seat, told.pile),
          to: pileSpot(told.to, told.pile),
        },
      ];
    case 'jest':
      return told.on
        ? [
            {
              card: 'jester',
              from: `zone:${told.seat}/monarch+jester`,
              to: laid(told.seat, told.on, 'jester'),
            },
          ]
        : [];
    default:
      return [];
  }
}

const shown = (hand: string, card: string | null): string => (card ? `${hand}/${card}` : hand);

const pileSpot = (seat: number | undefined, pile: string[] | undefined): string =>
  `zone:${seat}/${(pile ?? []).join('+')}`;

const laid = (
  seat: number | undefined,
  on: string[] | null | undefined,
  card: string | null,
): string => pileSpot(seat, [...(on ?? []), ...(card ? [card] : [])]);
