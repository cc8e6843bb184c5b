import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Do } from '../wire';
import type { Refused } from './api';
import { TableSocket } from './socket.svelte';

/** A socket whose server is played by the test. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Do[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

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
/** Until the next socket is tried, or for as long as that could take. */
const anew = async (): Promise<void> => {
  const tried = Socket.all.length;
  for (let waited = 0; waited < 10_000 && Socket.all.length === tried; waited += 250)
    await vi.advanceTimersByTimeAsync(250);
};
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

const deed = (socket: TableSocket): Promise<Refused | null> =>
  socket.do('t', { do: 'begin' }).then(
    () => null,
    (error: Refused) => error,
  );

describe('a message at which the server fails', () => {
  test('is sent three times and then given up, and nothing is tried any more', async () => {
    const socket = new TableSocket();
    const failed = deed(socket);
    for (let time = 0; time < 3; time += 1) {
      last().open();
      expect(last().sent).toHaveLength(1);
      last().close();
      await anew();
    }
    expect((await failed)?.key).toBe('web-line-unanswered');
    expect(Socket.all).toHaveLength(3);
    expect(socket.state).toBe('closed');
  });
});

describe('a socket that hangs', () => {
  const followed = (): TableSocket => {
    const socket = new TableSocket();
    socket.follow('t', null, { seen: () => undefined });
    last().open();
    return socket;
  };

  test('is noticed when a ping is not answered, though no socket was closed', async () => {
    const socket = followed();
    const hanging = last();
    hanging.close = () => undefined; // it waits for a server that says nothing
    await vi.advanceTimersByTimeAsync(10_000);
    expect(hanging.sent.at(-1)).toEqual({ type: 'ping' });
    expect(socket.state).toBe('open');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(socket.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(250);
    expect(last()).not.toBe(hanging);
    last().open();
    expect(socket.state).toBe('open');
  });

  test('is tried anew when a new socket hangs too', async () => {
    const socket = followed();
    last().close();
    await vi.advanceTimersByTimeAsync(250);
    const hanging = last();
    hanging.close = () => undefined;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(last()).not.toBe(hanging);
    expect(socket.state).toBe('lost');
  });

  test('is none where every ping is answered', async () => {
    const socket = followed();
    for (let beat = 0; beat < 5; beat += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      last().onmessage?.({ data: '{"type":"pong"}' });
    }
    expect(last().sent.filter((message) => (message.type as string) === 'ping')).toHaveLength(5);
    expect(Socket.all).toHaveLength(1);
    expect(socket.state).toBe('open');
  });

  test('is told at once when the browser knows', () => {
    const socket = followed();
    dispatchEvent(new Event('offline'));
    expect(socket.state).toBe('lost');
  });
});

describe('a view that leaves out what has not changed', () => {
  const told = (type: string, seen: object): void =>
    last().onmessage?.({
      data: JSON.stringify({ type, seen: { table: 't', number: 1, ...seen }, chapters: [] }),
    });
  const views = (): { socket: TableSocket; shown: unknown[] } => {
    const [socket, shown] = [new TableSocket(), [] as unknown[]];
    socket.follow('t', null, { seen: ({ view }) => shown.push(view) });
    last().open();
    return { socket, shown };
  };

  test('is shown whole, with what an earlier message had', () => {
    const { shown } = views();
    told('now', { view: { map: 'M', dice: 1 } });
    told('update', { view: { dice: 2 }, kept: ['map'] });
    told('update', { view: { map: 'N', dice: 3 } });
    told('update', { view: { dice: 4 }, kept: ['map'] });
    expect(shown.slice(1)).toEqual([
      { map: 'M', dice: 2 },
      { map: 'N', dice: 3 },
      { map: 'N', dice: 4 },
    ]);
  });

  test('is not shown where it comes before the answer to a new subscription', () => {
    const { socket, shown } = views();
    told('now', { view: { map: 'M' } });
    socket.unfollow('t');
    socket.follow('t', null, { seen: ({ view }) => shown.push(view) });
    told('update', { view: { dice: 2 }, kept: ['map'] });
    told('now', { view: { map: 'M', dice: 2 } });
    expect(shown).toEqual([{ map: 'M' }, { map: 'M', dice: 2 }]);
  });
});

describe('a server that opens no socket', () => {
  const refuse = async (): Promise<void> => {
    last().close();
    await anew();
  };

  test('for an unknown player is not asked again', async () => {
    me.mockImplementation(() => Response.json(null));
    const socket = new TableSocket();
    const failed = deed(socket);
    await refuse();
    expect(socket.shut).toBe('nobody');
    expect((await failed)?.key).toBe('web-line-nobody');
    expect((await deed(socket))?.key).toBe('web-line-nobody');
    expect(Socket.all).toHaveLength(1);
  });

  test('for a player with too many pages is asked again by hand, and then works', async () => {
    me.mockImplementation(() => Response.json({ id: 'p', name: 'Ana' }));
    const socket = new TableSocket();
    const failed = deed(socket);
    for (let time = 0; time < 3; time += 1) await refuse();
    expect(socket.shut).toBe('crowded');
    expect((await failed)?.key).toBe('web-line-crowded');
    expect(Socket.all).toHaveLength(3);
    socket.again();
    last().open();
    expect(socket.state).toBe('open');
  });

  test('and cannot be reached at all is tried for as long as it takes', async () => {
    me.mockImplementation(() => {
      throw new TypeError('offline');
    });
    const socket = new TableSocket();
    const done = deed(socket);
    for (let time = 0; time < 6; time += 1) await refuse();
    expect(socket.state).toBe('lost');
    last().open();
    expect(last().sent).toHaveLength(1);
    void done;
  });
});
