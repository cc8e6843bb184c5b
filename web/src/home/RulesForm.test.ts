import { cleanup, fireEvent, render } from '@testing-library/svelte';
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
    ladder: [],
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

it('show the ladder of presets in its order, apart from the others, and take its rungs', async () => {
  const value = { value: true, words: null };
  const game = {
    key: 'hills',
    players: [2],
    options: [{ key: 'steep', default: true, values: [value, { ...value, value: false }] }],
    groups: [],
    presets: [
      { key: 'fast', title: 'Fast', text: '', options: {} },
      { key: 'whole', title: 'Whole', text: '', options: {} },
      { key: 'easy', title: 'Easy', text: '', options: { steep: false } },
    ],
    ladder: ['easy', 'whole'],
    bots: [],
    first_bot: 'random',
  } as unknown as GameOffered;
  const draft = new TableDraft(game, new URLSearchParams());
  const { getAllByRole, getByRole } = render(RulesForm, { game, draft, refused: null });
  const titles = (elements: HTMLElement[]) => elements.map((element) => element.textContent.trim());
  expect(titles(getAllByRole('listitem'))).toEqual(['Easy', 'Whole']);
  expect(titles(getAllByRole('group'))).toEqual(['Fast']);
  await fireEvent.click(getByRole('button', { name: 'Easy' }));
  expect(draft.options).toEqual({ steep: false });
  expect(getByRole('button', { name: 'Easy' }).ariaPressed).toBe('true');
});
