import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Do } from '../wire';
import type { Refused } from './api';
import { Line } from './line.svelte';

/** A socket of a server that does what the test says. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Do[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Do);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = (): Socket => Socket.all.at(-1) as Socket;
const me = vi.fn<() => Response>();

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', () => {
    return Promise.resolve(me());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const deed = (line: Line): Promise<Refused | null> =>
  line.do('t', { do: 'begin' }).then(
    () => null,
    (error: Refused) => error,
  );

describe('a message at which the server fails', () => {
  test('is sent three times and then given up, and nothing is tried any more', async () => {
    const line = new Line();
    const failed = deed(line);
    for (let time = 0; time < 3; time += 1) {
      last().open();
      expect(last().sent).toHaveLength(1);
      last().close();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect((await failed)?.key).toBe('web-line-unanswered');
    expect(Socket.all).toHaveLength(3);
    expect(line.state).toBe('closed');
  });
});

describe('a server that opens no socket', () => {
  const refuse = async (): Promise<void> => {
    last().close();
    await vi.advanceTimersByTimeAsync(10_000);
  };

  test('for somebody it does not know is not asked again', async () => {
    me.mockImplementation(() => Response.json(null));
    const line = new Line();
    const failed = deed(line);
    await refuse();
    expect(line.shut).toBe('nobody');
    expect((await failed)?.key).toBe('web-line-nobody');
    expect((await deed(line))?.key).toBe('web-line-nobody');
    expect(Socket.all).toHaveLength(1);
  });

  test('for somebody with too many pages is asked again by hand, and then works', async () => {
    me.mockImplementation(() => Response.json({ id: 'p', name: 'Ana' }));
    const line = new Line();
    const failed = deed(line);
    for (let time = 0; time < 3; time += 1) await refuse();
    expect(line.shut).toBe('crowded');
    expect((await failed)?.key).toBe('web-line-crowded');
    expect(Socket.all).toHaveLength(3);
    line.again();
    last().open();
    expect(line.state).toBe('open');
  });

  test('and cannot be reached at all is tried for as long as it takes', async () => {
    me.mockImplementation(() => {
      throw new TypeError('offline');
    });
    const line = new Line();
    const done = deed(line);
    for (let time = 0; time < 6; time += 1) await refuse();
    expect(line.state).toBe('lost');
    last().open();
    expect(last().sent).toHaveLength(1);
    void done;
  });
});
