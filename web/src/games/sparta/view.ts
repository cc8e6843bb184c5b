export type Seat = 0 | 1;
export const SEAT_KEYS = ['sparta', 'achaea'] as const;

/** A position of Sparta as the server describes it. */
export interface View {
  warriors: [string[], string[]];
  heroes: [string[], string[]];
  cities: [string[], string[]];
  reserve: [number, number];
  mover: Seat;
  calm: number;
  last: string | null;
  winner: Seat | null;
  reason: string | null;
}
