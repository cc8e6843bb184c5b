import type {
  Command,
  Do,
  Done,
  FromPage,
  Said,
  Say,
  Seen,
  Chapter,
  ToPage,
  YourTurn,
} from '../wire';
import { requestId, Refused } from './api';
import { filled } from './kept';
import { person } from './person.svelte';
import { say, words } from './words.svelte';

export interface Listener {
  /** The table as it is; chapters say what happened since the last time, none after a fresh view. */
  seen(seen: Seen, chapters: Chapter[] | null): void;
  said?(line: Said): void;
  refused?(error: Refused): void;
}

interface Followed {
  seat: number | null;
  number: number;
  view: unknown; // the last one, of which the next may leave out what has not changed
  listener: Listener;
}

interface Waiting {
  message: Do | Say;
  sent: number; // times
  resolve(done: Done): void;
  reject(error: Refused): void;
}

const SHORTEST = 250;
const LONGEST = 8_000;
const BEAT = 10_000; // ms without a message after which the client sends a ping
const PATIENCE = 8_000; // ms: the timeout of a ping
const LONG_PATIENCE = 20_000; // ms: the timeout of a command, for which the server has work to do
const MOST_SENT = 3; // times: a message that crashes the server must not be retried for ever
const MOST_REFUSED = 3; // sockets in a row that a server refuses although it answers HTTP requests

/** Why the server opens no socket: the account is unknown, or it has too many pages open. */
export type Shut = 'nobody' | 'crowded';

/** The one socket of this page. It reconnects by itself, sends unanswered messages again, and
 *  catches up from the last entry number it knows, so that a player need not reload the page. */
export class TableSocket {
  state = $state<'closed' | 'connecting' | 'open' | 'lost' | Shut>('closed');
  turns = $state.raw<YourTurn[]>([]); // at tables that this page does not show
  #socket: WebSocket | null = null;
  #followed = new Map<string, Followed>();
  #waiting = new Map<string, Waiting>();
  #pause = SHORTEST;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #refused = 0; // sockets refused since the last one that opened

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#drop());
    addEventListener('visibilitychange', () => document.hidden || this.#hurry());
  }

  /** Subscribe to a table, as one of my seats or, with null, as a watcher. */
  follow(table: string, seat: number | null, listener: Listener): void {
    this.#followed.set(table, { seat, number: 0, view: null, listener });
    if (this.state === 'open') this.#sendFollow(table);
    else if (this.shut)
      this.again(); // the visitor may have got an account since the server refused
    else this.#connect();
  }

  unfollow(table: string): void {
    if (!this.#followed.delete(table)) return;
    if (this.state === 'open') this.#send({ type: 'unfollow', table });
  }

  /** Reconnect: the server knows a socket by the account it had when it was opened. */
  restart(): void {
    const old = this.#socket;
    if (!old) return;
    this.#socket = null;
    abandon(old);
    this.state = 'closed';
    this.#connect();
  }

  get shut(): Shut | null {
    return this.state === 'nobody' || this.state === 'crowded' ? this.state : null;
  }

  /** Connect again after the server has refused a socket. */
  again(): void {
    if (!this.shut) return;
    this.state = 'closed';
    this.#refused = 0;
    this.#pause = SHORTEST;
    this.#connect();
  }

  /** Fetch every view again, in the current language. */
  refresh(): void {
    for (const [table, followed] of this.#followed) {
      followed.number = 0;
      if (this.state === 'open') this.#sendFollow(table);
    }
  }

  do(table: string, command: Command): Promise<Done> {
    return this.#ask({ type: 'do', id: requestId(), table, command });
  }

  say(table: string, text: string): Promise<Done> {
    return this.#ask({ type: 'say', id: requestId(), table, text });
  }

  #ask(message: Do | Say): Promise<Done> {
    if (this.shut) return Promise.reject(unanswered(`web-line-${this.shut}`));
    return new Promise((resolve, reject) => {
      const waiting = { message, sent: 0, resolve, reject };
      this.#waiting.set(message.id, waiting);
      if (this.state === 'open') this.#sendWaiting(waiting);
      else this.#connect();
    });
  }

  #connect(): void {
    if (this.#socket || this.state === 'connecting') return;
    clearTimeout(this.#retry);
    if (this.state !== 'lost') this.state = 'connecting';
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    this.#socket = socket;
    this.#expect();
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ToPage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      const opened = this.state === 'open';
      this.#lost();
      if (!opened) void this.#whyNot();
    };
  }

  #opened(): void {
    this.state = 'open';
    this.#refused = 0;
    this.#since = Date.now();
    this.#listen();
    for (const table of this.#followed.keys()) this.#sendFollow(table);
    for (const waiting of this.#waiting.values()) this.#sendWaiting(waiting);
  }

  /** The connection works: send a ping when no message has come for long. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#expect();
    }, BEAT);
  }

  /** An answer is due. After the timeout the connection counts as lost, even if the browser has not
   *  noticed: it may take minutes. */
  #expect(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(
      () => this.#drop(),
      this.#waiting.size && this.state === 'open' ? LONG_PATIENCE : PATIENCE,
    );
  }

  #drop(): void {
    const old = this.#socket;
    if (!old) return;
    abandon(old);
    this.#lost();
  }

  #lost(): void {
    this.#socket = null;
    clearTimeout(this.#beat);
    // A connection that is lost soon after it opened, again and again, is retried less and less often.
    if (Date.now() - this.#since > LONGEST) this.#pause = SHORTEST;
    this.#since = Date.now();
    this.#giveUp(({ sent }) => sent >= MOST_SENT, 'web-line-unanswered');
    if (!this.#followed.size && !this.#waiting.size) {
      this.state = 'closed';
      return;
    }
    this.state = 'lost';
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random() / 2));
    this.#pause = Math.min(2 * this.#pause, LONGEST);
  }

  /** A browser does not say why a socket was refused; an HTTP request finds the reason. */
  async #whyNot(): Promise<void> {
    let known: boolean;
    try {
      known = (await person.look()) !== null;
    } catch {
      return; // the server cannot be reached: the retry goes on
    }
    if (this.state !== 'lost') return;
    this.#refused += 1;
    if (!known) this.#close('nobody');
    else if (this.#refused >= MOST_REFUSED) this.#close('crowded');
  }

  #close(why: Shut): void {
    clearTimeout(this.#retry);
    this.state = why;
    this.#giveUp(() => true, `web-line-${why}`);
  }

  #giveUp(which: (waiting: Waiting) => boolean, why: string): void {
    for (const [id, waiting] of this.#waiting) {
      if (!which(waiting)) continue;
      this.#waiting.delete(id);
      waiting.reject(unanswered(why));
    }
  }

  #hurry(): void {
    if (this.state === 'crowded') this.again();
    if (this.state !== 'lost') return;
    this.#pause = SHORTEST;
    this.#connect();
  }

  #sendFollow(table: string): void {
    const followed = this.#followed.get(table);
    if (!followed) return;
    const { seat, number } = followed;
    this.#send({ type: 'follow', table, seat, number, words: words.lang });
  }

  #sendWaiting(waiting: Waiting): void {
    waiting.sent += 1;
    this.#send(waiting.message);
    this.#expect();
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToPage): void {
    this.#listen();
    switch (message.type) {
      case 'now':
        this.#show(message.seen, null);
        break;
      case 'update':
        this.#show(message.seen, message.chapters);
        break;
      case 'said':
        this.#followed.get(message.table)?.listener.said?.(message);
        break;
      case 'done':
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
        break;
      case 'refused': {
        const error = Refused.of(message);
        const waiting = message.id ? this.#waiting.get(message.id) : undefined;
        if (waiting && message.id) {
          this.#waiting.delete(message.id);
          waiting.reject(error);
        } else if (message.table) {
          this.#followed.get(message.table)?.listener.refused?.(error);
        }
        break;
      }
      case 'your_turn':
        this.turns = [...this.turns.filter((turn) => turn.table !== message.table), message];
        break;
    }
  }

  #show(seen: Seen, chapters: Chapter[] | null): void {
    const followed = this.#followed.get(seen.table);
    if (!followed || (seen.viewer ?? null) !== followed.seat) return; // view of a seat left since
    // Still for an earlier subscription: the whole table is on its way.
    if (seen.kept && !followed.view) return;
    const whole = filled(seen, followed.view);
    followed.number = seen.number;
    followed.view = whole.view;
    this.turns = this.turns.filter((turn) => turn.table !== seen.table);
    followed.listener.seen(whole, chapters);
  }
}

/** Close a socket without waiting for its close event, which takes minutes where it hangs. */
function abandon(socket: WebSocket): void {
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}

function unanswered(key: string): Refused {
  return new Refused(key, say(key));
}

export const tableSocket = new TableSocket();
