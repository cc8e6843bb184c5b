export type Seat = 0 | 1;
export const SEATS = [0, 1] as const;
export const SEAT_KEYS = ['sparta', 'achaea'] as const;
