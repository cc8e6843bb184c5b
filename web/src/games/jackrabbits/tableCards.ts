import { say } from '../../lib/words.svelte';
import type { View } from './wire';
import { suitsSaid } from './words';

/** Cards on the table for the moment, with what they are there for; perhaps only counted. */
export interface TableCards {
  label: string;
  cards: string[];
  backs: number;
}

/** `asked` is the seat that is asked in words already: what it owes is not said again. */
export function tableCards(
  view: View,
  name: (seat: number | null) => string,
  asked: number | null,
): TableCards[] {
  const found: TableCards[] = [];
  if (view.winners.length) return found;
  const lay = (label: string, cards: string[], backs = 0) => found.push({ label, cards, backs });
  if (view.matched.length) lay(say('jackrabbits-picture-matched'), view.matched);
  if (view.club) lay(say('jackrabbits-picture-club'), [view.club]);
  const { judgement, fight, toll, deal } = view;
  if (judgement?.proof.length)
    lay(say('jackrabbits-picture-proof', { seat: name(judgement.challenger) }), judgement.proof);
  if (toll?.goods.length) lay(say('jackrabbits-picture-bought'), toll.goods);
  if (fight) {
    const [own, its] = fight.strength;
    lay(
      say('jackrabbits-picture-fight', {
        seat: name(fight.attacker),
        own,
        other: name(fight.attacked),
        its,
      }),
      [],
    );
  } else if (toll && toll.payer === asked) {
    if (toll.laid.length) lay(say('web-jackrabbits-laid'), toll.laid);
  } else if (toll) {
    const shown = toll.shown ? 'yes' : 'no';
    lay(
      say('jackrabbits-picture-due', {
        shown,
        seat: name(toll.payer),
        due: toll.due,
        suits: suitsSaid(toll.suits),
      }),
      toll.laid,
    );
  }
  if (deal && deal.seller !== null) {
    const sides: [number | null, string[]][] = [
      [deal.seller, deal.goods],
      [deal.buyer, deal.price],
    ];
    for (const [seat, cards] of sides)
      if (cards.length) lay(say('jackrabbits-picture-goods', { seat: name(seat) }), cards);
    deal.given_sizes.forEach(
      (n, seat) => n && lay(say('jackrabbits-picture-given', { seat: name(seat) }), [], n),
    );
  }
  return found;
}
