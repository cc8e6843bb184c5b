import type { SeatSeen } from '../wire';

/** The seat, of those played on this device, whose player should hold it: one that owes a decision,
 *  and among several such seats the present holder first. */
export function rightful(
  mine: readonly number[],
  seats: readonly SeatSeen[],
  holder: number | null,
): number | null {
  const owing = mine.filter(
    (seat) => seats[seat]?.owes && !seats[seat].stand_in && !seats[seat].gone,
  );
  if (holder !== null && mine.includes(holder) && (owing.includes(holder) || !owing.length))
    return holder;
  // Around the table, beginning after the holder.
  const from = holder ?? -1;
  return owing.find((seat) => seat > from) ?? owing[0] ?? mine[0] ?? null;
}

interface Device {
  mine: readonly number[];
  seats: readonly SeatSeen[];
  holder: number | null; // the seat whose player has confirmed that they hold it
  playing: boolean;
  secrets: boolean;
}

/** The seat whose player must get the device before their secrets are shown; null: no pass is due. */
export function passTo({ mine, seats, holder, playing, secrets }: Device): number | null {
  if (!playing || !secrets || mine.length < 2) return null;
  const next = rightful(mine, seats, holder);
  return next === holder ? null : next;
}
