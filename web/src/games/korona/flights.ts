import type { Happening } from '../../table/board';
import { Facts } from '../../table/facts';

/** A card that flies from one spot of the table to another; null: face down. */
export interface Flight {
  card: string | null;
  from: string;
  to: string;
}

/** The flights of what happened. A spot is `deck`, `market`, `discards`, `council`, `hand:SEAT` or
 *  `zone:SEAT`, and after a stroke, where it is known, which card or pile there. */
export function flightsOf(happened: Happening[]): Flight[] {
  let waiting = false; // whether a card lies in the middle, so that what is placed comes from there
  return happened.flatMap(({ kind, data }) => {
    const found = flights(kind, new Facts(data), waiting);
    if (LIFTING.includes(kind)) waiting = true;
    if (kind === 'turn' || kind === 'used') waiting = false;
    return found;
  });
}

const LIFTING = ['picked', 'sent', 'named', 'yielded', 'passed', 'took', 'joined'];

function flights(kind: string, told: Facts, waiting: boolean): Flight[] {
  const seat = told.number('seat');
  const [to, target, zone] = [told.number('to'), told.number('target'), told.number('zone')];
  const [cards, pile, on] = [told.texts('cards'), told.texts('pile'), told.texts('on')];
  const hand = `hand:${seat}`;
  const card = told.text('card') ?? null;
  switch (kind) {
    case 'hand':
      return (cards ?? Array<null>(5).fill(null)).map((dealt) => ({
        card: dealt,
        from: 'deck',
        to: shown(hand, dealt),
      }));
    case 'market-laid':
      return (cards ?? []).map((dealt) => ({
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
      const foreign = zone !== seat;
      const from = waiting || foreign ? 'council' : shown(hand, card);
      return [{ card, from, to: laid(zone, on, card) }];
    }
    case 'moved':
      return [{ card, from: 'council', to: laid(seat, on, card) }];
    case 'picked':
    case 'sent':
    case 'offered':
    case 'yielded':
    case 'passed':
      return [{ card, from: pileSpot(seat, pile), to: 'council' }];
    case 'named':
      return [{ card, from: pileSpot(target, pile), to: 'council' }];
    case 'gave':
      return [{ card, from: shown(hand, card), to: `hand:${to}` }];
    case 'seized':
      return [
        {
          card: pile?.at(-1) ?? null,
          from: pileSpot(target, pile),
          to: pileSpot(seat, pile),
        },
      ];
    case 'joined': {
      const from = pileSpot(target, pile);
      return [
        { card: 'monarch', from, to: pileSpot(seat, ['monarch', 'monarch']) },
        { card: 'jester', from, to: 'council' },
      ];
    }
    case 'passed-pile':
      return [
        {
          card: pile?.at(-1) ?? null,
          from: pileSpot(seat, pile),
          to: pileSpot(to, pile),
        },
      ];
    case 'jest':
      return on
        ? [
            {
              card: 'jester',
              from: `zone:${seat}/monarch+jester`,
              to: laid(seat, on, 'jester'),
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

const laid = (seat: number | undefined, on: string[] | undefined, card: string | null): string =>
  pileSpot(seat, [...(on ?? []), ...(card ? [card] : [])]);
