import { describe, expect, it, vi } from 'vitest';
import { learnTime, liveTime, secondsLeft, serverNow, span, warning } from './clock';

describe('a live clock', () => {
  it('shows hours only where there are some', () => {
    expect(liveTime(3723)).toBe('1:02:03');
    expect(liveTime(600)).toBe('10:00');
    expect(liveTime(59.9)).toBe('0:59');
  });

  it('shows tenths in the last ten seconds, and never more than is left', () => {
    expect(liveTime(9.99)).toBe('9.9');
    expect(liveTime(0.04)).toBe('0.0');
    expect(liveTime(10)).toBe('0:10');
  });

  it('runs from when the decision was asked, and stands else', () => {
    const running = { owes: true, seconds: 60, since: 1000, deadline: 1060 };
    expect(secondsLeft(running, 1010)).toBe(50);
    expect(secondsLeft(running, 2000)).toBe(0);
    expect(secondsLeft({ seconds: 42, since: undefined }, 5000)).toBe(42);
  });

  it('is not there for a seat without one', () => {
    expect(secondsLeft({ owes: true }, 1000)).toBeNull();
  });

  it('warns once as a mark is passed', () => {
    expect(warning(30.05, 29.95)).toBe(30);
    expect(warning(29.95, 29.85)).toBeNull();
    expect(warning(10.1, 10)).toBe(10);
  });
});

describe('a clock of days', () => {
  it('counts begun minutes, so that it says zero only at the end', () => {
    expect(span(2 * 86_400 + 5 * 3600)).toEqual({ days: 2, hours: 5, minutes: 0 });
    expect(span(61)).toEqual({ days: 0, hours: 0, minutes: 2 });
    expect(span(0)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });
});

describe('the time of the server', () => {
  it('is taken over where the clocks differ, and not for a second or so', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const here = Date.now() / 1000;
    learnTime(new Date((here + 3600) * 1000).toUTCString());
    expect(serverNow()).toBe(here + 3600.5);
    learnTime(new Date((here + 1) * 1000).toUTCString());
    expect(serverNow()).toBe(here);
    vi.useRealTimers();
  });
});
