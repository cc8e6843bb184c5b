import { say } from '../lib/words.svelte';
import type { SeatSeen } from '../wire';

/** The time left, in days, hours and minutes. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const SHORT = 10; // seconds from which tenths are told
export const WARNINGS = [30, 10]; // seconds left at which screen readers are told

/** Seconds a seat has left; null: no clock is kept for it. */
export function secondsLeft(seat: SeatSeen, now: number): number | null {
  if (seat.deadline != null) return Math.max(0, seat.deadline - now);
  if (seat.seconds == null) return null;
  return Math.max(0, seat.seconds - (seat.since == null ? 0 : now - seat.since));
}

/** Whether its time runs now. */
export function runs(seat: SeatSeen): boolean {
  return seat.deadline != null;
}

/** Minutes and seconds as clocks on a table show them: 1:02:03, 9:59, and 9.9 at the very end. */
export function liveTime(seconds: number): string {
  if (seconds < SHORT) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

export function span(seconds: number): Span {
  const minutes = Math.ceil(seconds / 60);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

/** What a clock shows: live ones to the second, those of days in words. */
export function clockText(seconds: number, live: boolean): string {
  if (live) return liveTime(seconds);
  const { days, hours, minutes } = span(seconds);
  if (days) return say('web-table-left-days', { days, hours });
  if (hours) return say('web-table-left-hours', { hours, minutes });
  return say('web-table-left-minutes', { minutes });
}

/** The warning that is due when the time left falls from one value to another. */
export function warning(before: number, after: number): number | null {
  return WARNINGS.find((mark) => before > mark && after <= mark) ?? null;
}

let behind = 0; // seconds by which this device's clock is before the server's

export function serverNow(): number {
  return Date.now() / 1000 + behind;
}

/** Learn the server's time from an answer of it: told to the second, so only a real difference counts. */
export function learnTime(dated: string | null, here = Date.now() / 1000): void {
  const there = dated ? Date.parse(dated) / 1000 + 0.5 : NaN;
  if (!Number.isNaN(there)) behind = Math.abs(there - here) > 2 ? there - here : 0;
}
