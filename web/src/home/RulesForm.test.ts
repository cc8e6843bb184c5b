import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { GameOffered } from '../wire';
import { TableDraft } from './tableDraft.svelte';
import RulesForm from './RulesForm.svelte';

function told(players: number[]): string {
  const game = {
    key: 'tides',
    players,
    options: [],
    groups: [],
    presets: [{ key: 'classic', options: {} }],
    bots: ['random'],
    first_bot: 'random',
  } as unknown as GameOffered;
  const draft = new TableDraft(game, new URLSearchParams());
  return render(RulesForm, { game, draft, refused: null }).container.textContent.replaceAll(
    /\s+/g,
    ' ',
  );
}

afterEach(cleanup);

// No catalogue is read here: a sentence is its key.
it.each([
  [[2, 3], 'web-new-no-options web-new-no-options-players'],
  [[3], 'web-new-no-options'],
])(
  'of a game without options for %j players say how many play only where that is chosen',
  (players, words) => {
    expect(told(players).trim()).toBe(`web-new-rules ${words}`);
  },
);
