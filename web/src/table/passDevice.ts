import type { SeatSeen } from '../wire';

/** Of the seats that are played on this device, the one whose person should have it: whoever owes a
 *  decision, and whoever has it already before everybody else. */
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
  // Around the table, beginning behind whoever has it.
  const from = holder ?? -1;
  return owing.find((seat) => seat > from) ?? owing[0] ?? mine[0] ?? null;
}

interface Device {
  mine: readonly number[];
  seats: readonly SeatSeen[];
  holder: number | null; // who has said that they hold it
  playing: boolean;
  secrets: boolean;
}

/** The seat to whose person the device must be passed before anything of theirs is shown; null: nobody. */
export function passTo({ mine, seats, holder, playing, secrets }: Device): number | null {
  if (!playing || !secrets || mine.length < 2) return null;
  const next = rightful(mine, seats, holder);
  return next === holder ? null : next;
}
