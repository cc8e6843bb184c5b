import type { StudyWanted } from '../wire';

const FILES = import.meta.glob<{ default: Lesson }>('./*.json');

// Our games in the order in which they are learned.
const ORDER = ['braverats', 'sparta', 'korona', 'jackrabbits'];

/** The place of a game among those that are learned one after the other; others come last. */
export function rank(game: string): number {
  const at = ORDER.indexOf(game);
  return at < 0 ? ORDER.length : at;
}

/** The lesson of each game that has one, in the order in which the games are learned. */
export const LESSONS = Object.fromEntries(
  Object.entries(FILES)
    .map(([file, load]) => [file.slice('./'.length, -'.json'.length), load] as const)
    .sort(([a], [b]) => rank(a) - rank(b)),
);

/** A lesson: a game from a known deal, with texts to read and choices to make along the way. */
export interface Lesson {
  players: number;
  options: Record<string, boolean | string>;
  seed: number;
  seat: number; // the learner's
  steps: LessonStep[];
}

/** A step of a lesson: a text to read, or a choice to make, followed by written choices of the others. */
export interface LessonStep {
  words: string; // the key of its text; with `-hint` after it, of the help after another choice
  numbers?: Record<string, (string | number)[]>; // numbers of the text, and where the view has each
  from?: string; // another position, from which the lesson goes on
  do?: number[]; // actions that go on; empty: any
  then?: [number, number][]; // what happens next: seats and their actions
}

/** The learner's progress: how many steps are done, and the choices played in them. */
export interface Progress {
  at: number;
  from: string | null; // the position it was played from
  played: [number, number][];
}

export function beginning(lesson: Lesson): Progress {
  return { at: 0, from: lesson.steps[0]?.from ?? null, played: [] };
}

export function isOver(lesson: Lesson, progress: Progress): boolean {
  return progress.at >= lesson.steps.length;
}

/** The progress after this choice; null if the step wants another one. */
export function advanced(
  lesson: Lesson,
  progress: Progress,
  action: number | null,
): Progress | null {
  const step = lesson.steps[progress.at];
  if (!step) return null;
  if (step.do && (action === null || (step.do.length && !step.do.includes(action)))) return null;
  if (!step.do && action !== null) return null;
  const at = progress.at + 1;
  const from = lesson.steps[at]?.from;
  if (from) return { at, from, played: [] };
  const mine: [number, number][] = action === null ? [] : [[lesson.seat, action]];
  return { at, from: progress.from, played: [...progress.played, ...mine, ...(step.then ?? [])] };
}

/** The numbers of a step's text, read off the board that it stands beside: so they cannot differ. */
export function numbersOf(step: LessonStep | undefined, view: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(step?.numbers ?? {}).map(([name, path]) => [
      name,
      Number(
        path.reduce<unknown>(
          (at, key) => (at as Record<string | number, unknown> | null)?.[key],
          view,
        ),
      ),
    ]),
  );
}

/** The request for the position that the lesson has reached. */
export function position(
  game: string,
  lesson: Lesson,
  progress: Progress,
  words: 'en' | 'es',
): StudyWanted {
  return {
    game,
    players: lesson.players,
    options: lesson.options,
    position: progress.from,
    seed: lesson.seed,
    steps: progress.played,
    seat: lesson.seat,
    words,
  };
}
