/** What the offers of Sparta say: see `reino.games.sparta.table.previews`. */
export interface Move {
  from: string | null;
  to: string | null;
  takes: string[];
  loses: string[];
  conquers: boolean;
  promotes: boolean;
  pass: boolean;
  ends: 'won' | 'lost' | 'drawn' | null;
  risks: string[];
  danger: string[];
}

/** The moves of each piece, by the square it stands on. */
export function byOrigin<Offered extends Move>(offers: Offered[]): Map<string, Offered[]> {
  const moves = new Map<string, Offered[]>();
  for (const offer of offers) {
    if (offer.from) moves.set(offer.from, [...(moves.get(offer.from) ?? []), offer]);
  }
  return moves;
}
