import type { Chapter } from '../wire';
import { say, words } from '../lib/words.svelte';
import { calledName, levelName } from './names';

/** A line of the log: something at the table, or in the game, in words. */
export interface Told {
  number: number;
  text: string;
  game: boolean;
  kind: string;
  actor: number | null; // the seat whose choice caused it
  data: Record<string, unknown>;
  undone: boolean; // it was taken back later
}

/** Lines that belong together: a turn, a round, or what one seat did in a row. */
export interface Group {
  key: string;
  head: string;
  seat: number | null;
  lines: Told[];
}

/** Events with which the turn of a seat begins. */
const TURNS: ReadonlySet<string> = new Set(['turn', 'first']);

/** Notes about the table that count as missed for a player who was away; events of the game always do. */
const TELLING = new Set([
  'resigned',
  'flagged',
  'undone',
  'took-over',
  'handed-back',
  'draw-offered',
  'undo-asked',
]);

export function told(chapters: Chapter[], name: (seat: number) => string): Told[] {
  const undone = takenBack(chapters);
  return chapters.flatMap((chapter) => linesOf(chapter, name, undone.has(chapter.number)));
}

/** The numbers of the chapters that were taken back: an undo goes to before the last choice of the
 *  seat that asked for it, and all later choices go with it. */
export function takenBack(chapters: Chapter[]): Set<number> {
  const undone = new Set<number>();
  for (const [at, chapter] of chapters.entries()) {
    const seat = chapter.notes?.find((note) => note.kind === 'undone')?.data?.['seat'];
    if (typeof seat !== 'number') continue;
    const first = chapters.findLastIndex(
      (earlier, place) => place < at && actorOf(earlier) === seat && !undone.has(earlier.number),
    );
    if (first < 0) continue;
    for (const gone of chapters.slice(first, at))
      if (actorOf(gone) !== null) undone.add(gone.number);
  }
  return undone;
}

function linesOf(chapter: Chapter, name: (seat: number) => string, undone: boolean): Told[] {
  const { number, notes = [], events = [] } = chapter;
  const actor = actorOf(chapter);
  // The note of a choice is left out where its events tell of it.
  const heard = notes.filter((note) => note.kind !== 'chose' || !events.length);
  const lines = [
    ...heard.map((note) => ({
      number,
      text: noteText(note.kind, note.data ?? {}, name),
      game: false,
      kind: note.kind,
      actor,
      data: note.data ?? {},
      undone,
    })),
    ...events.map((event) => ({
      number,
      text: event.text ?? '',
      game: true,
      kind: event.kind,
      actor,
      data: event.data ?? {},
      undone,
    })),
  ];
  return lines.filter((line) => line.text);
}

function noteText(
  kind: string,
  data: Record<string, unknown>,
  name: (seat: number) => string,
): string {
  const key = `web-note-${kind}`;
  if (!words.has(key)) return '';
  const facts: Record<string, string> = {};
  for (const [fact, value] of Object.entries(data)) facts[fact] = String(value);
  if (typeof data['seat'] === 'number') facts['who'] = name(data['seat']);
  if (typeof data['about'] === 'number') facts['whom'] = name(data['about']);
  if (typeof data['name'] === 'string')
    facts['name'] = data['name'] ? calledName(data['name']) : say('web-seat-left');
  if (typeof data['bot'] === 'string') facts['level'] = levelName(data['bot']);
  return say(key, facts);
}

/** The seat whose choice a chapter tells of. */
export function actorOf(chapter: Chapter): number | null {
  const seat = chapter.notes?.find((note) => note.kind === 'chose')?.data?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** The log by turns where the game has events of turns, else by rounds where it has events of rounds,
 *  and else by runs of choices of one seat. */
export function grouped(lines: Told[]): Group[] {
  const turns = lines.some((line) => TURNS.has(line.kind));
  const rounds = !turns && lines.some((line) => line.kind === 'round');
  const groups: Group[] = [];
  let open: Group | null = null;
  let ended = -1; // the number of the chapter that ended a round
  for (const line of lines) {
    const actor = line.game && !rounds ? line.actor : null;
    const begins =
      open === null ||
      (turns && TURNS.has(line.kind)) ||
      (rounds && ended >= 0 && line.number !== ended) ||
      (!turns && !rounds && actor !== null && actor !== open.seat);
    if (begins) {
      open = {
        key: `${line.number}-${groups.length}`,
        head: '',
        seat: turns ? null : actor,
        lines: [],
      };
      groups.push(open);
      ended = -1;
    }
    const group = open as Group;
    if (turns && TURNS.has(line.kind)) {
      group.head = line.text;
      group.seat = typeof line.data['seat'] === 'number' ? line.data['seat'] : null;
    } else group.lines.push(line);
    if (rounds && line.kind === 'round') {
      ended = line.number;
      group.head = say('web-table-round', { round: String(line.data['round'] ?? '') });
    }
  }
  return groups;
}

/** The number of a seat's last own choice that was not taken back; 0: there is none. */
export function lastDecision(chapters: Chapter[], seat: number | null): number {
  if (seat === null) return 0;
  const undone = takenBack(chapters);
  return (
    chapters.findLast((chapter) => actorOf(chapter) === seat && !undone.has(chapter.number))
      ?.number ?? 0
  );
}

/** The lines that a player has missed who has read up to an entry. A player who has read none has
 *  just come, and has missed nothing. */
export function missedSince(lines: Told[], known: number): Told[] {
  if (known <= 0) return [];
  return lines.filter(
    (line) => line.number > known && !line.undone && (line.game || TELLING.has(line.kind)),
  );
}

/** Chapters of two sources, without those that both have. */
export function joined(early: Chapter[], late: Chapter[]): Chapter[] {
  const last = early.at(-1)?.number ?? -1;
  return [...early, ...late.filter((chapter) => chapter.number > last)];
}
