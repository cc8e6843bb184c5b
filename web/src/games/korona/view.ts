export interface Pile {
  cards: string[]; // bottom to top
  full: boolean;
}

/** What some piles bring by one rule. */
export interface Entry {
  rule: string;
  piles: string[][];
  counts: Record<string, number>;
  points: number;
  full: boolean;
  colours: number;
}

/** What a seat, or the public, sees of the table: as `reino.games.korona.table.view` describes it. */
export interface View {
  stage: string;
  players: number;
  zones: Pile[][];
  scores: number[];
  breakdowns: Entry[][];
  hand: string[] | null;
  hand_sizes: number[];
  known: string[][];
  shown: string[][];
  market: string[];
  deck_size: number;
  unseen: string[];
  discards: string[];
  active: number | null;
  turns: number;
  actions: number;
  used: string | null;
  target: number | null;
  from_hand: boolean;
  stolen: string[][];
  repaid: string[] | null;
  sent: string[] | null;
  lodged: string[] | null;
  seized: string[] | null;
  asked: number | null;
  struck: number | null;
  held: string[];
  placer: number | null;
  ground: number | null;
  source: string[] | null;
  passes: number;
  winners: number[];
  reason: string | null;
}

export const SEAT_KEYS = ['lion', 'eagle', 'bear', 'wolf'] as const;
export const MARKET = 3;
export const ACTIONS_A_TURN = 3;
export const ART = '/art/korona.svg';

const KINGDOM = [
  'monarch',
  'stable',
  'knight',
  'tower',
  'archer',
  'field',
  'peasant',
  'healer',
  'jester',
  'villain',
];
export const isKingdom = (card: string): boolean => KINGDOM.includes(card);

/** Cards that a player holds and has to place. */
export function heldCards(view: View): string[] {
  if (view.stage === 'lodge') return ['villain'];
  if (view.stage === 'jest') return ['jester'];
  return ['settle', 'move-to'].includes(view.stage) ? view.held : [];
}

/** Revolt: whose turn it is to pass something on. */
export function passer(view: View): number {
  return ((view.active ?? 0) + view.passes) % view.players;
}

/** The seat that owes a decision. */
export function decider(view: View): number | null {
  switch (view.stage) {
    case 'deal':
    case 'first':
    case 'draw':
    case 'refill':
    case 'over':
      return null;
    case 'ask':
      return view.asked;
    case 'yield':
      return view.target;
    case 'settle':
    case 'jest':
      return view.placer;
    case 'pass':
      return view.passes ? (passer(view) + view.players - 1) % view.players : view.active;
    default:
      return view.active;
  }
}

/** Cards on their way from seat to seat, as long as it can still be called off. */
export interface Flow {
  giver: number;
  receiver: number;
  cards: string[];
}

export function flows(view: View): Flow[] {
  const { active, target } = view;
  if (active === null || target === null) return [];
  const open = ['lodge', 'steal', 'repay', 'ask'].includes(view.stage);
  const found: Flow[] = [];
  const taken = view.stolen.map((pile) => pile.at(-1) ?? '');
  if (taken.length) found.push({ giver: target, receiver: active, cards: taken });
  if (view.seized && open) found.push({ giver: target, receiver: active, cards: view.seized });
  if (view.repaid) found.push({ giver: active, receiver: target, cards: view.repaid.slice(-1) });
  if (view.lodged && open) found.push({ giver: active, receiver: target, cards: ['villain'] });
  return found;
}

/** The pile of a zone that an attack is about, the first of those alike. */
export function aimedAt(view: View, seat: number): number {
  const aim = view.seized ?? view.lodged;
  if (seat !== view.target || !aim || !['lodge', 'steal', 'repay', 'ask'].includes(view.stage))
    return -1;
  return view.zones[seat]?.findIndex((pile) => pile.cards.join() === aim.join()) ?? -1;
}

/** How many of each card, in the order they come. */
export function tally(cards: string[]): [card: string, n: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
