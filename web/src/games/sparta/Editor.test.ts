import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Editor from './Editor.svelte';
import layouts from './layouts.json';

const PATIENCE = 60_000; // ms: a busy machine is no failure
vi.setConfig({ testTimeout: PATIENCE });

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('')));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened(start?: string) {
  const onPlay = vi.fn();
  const { container } = render(Editor, { props: { onPlay, ...(start ? { start } : {}) } });
  await vi.waitFor(() => expect(container.querySelector('textarea')).not.toBeNull(), PATIENCE);
  const text = container.querySelector('textarea') as HTMLTextAreaElement;
  const square = (name: string) =>
    container.querySelector(`[data-square="${name}"]`) as HTMLElement;
  const tool = (name: string) =>
    [...container.querySelectorAll('input')].find((input) => input.value === name) as HTMLElement;
  const play = container.querySelector('button.main') as HTMLButtonElement;
  return { onPlay, container, text, square, tool, play };
}

const EMPTY = '10/10/10/10/10/10/10/10/10/10 - - S 0';

test('what is put on the board stands in the text, and is what is played', async () => {
  const { square, tool, text, play, onPlay } = await opened(EMPTY);
  await fireEvent.click(square('a10'));
  await fireEvent.click(tool('c'));
  await fireEvent.click(square('b5'));
  expect(text.value).toBe('W9/10/10/10/10/10/10/10/10/10 - b5 S 0');
  await fireEvent.click(play);
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(text.value);
});

test('letters place what they stand for, and Delete takes it away', async () => {
  const { square, text } = await opened(EMPTY);
  square('j1').focus();
  await fireEvent.keyDown(square('j1'), { key: 'h' });
  expect(text.value).toBe('10/10/10/10/10/10/10/10/10/9h - - S 0');
  await fireEvent.keyDown(square('j1'), { key: 'Delete' });
  expect(text.value).toBe(EMPTY);
});

test('a text that is typed is shown; a wrong one is told and cannot be played', async () => {
  const { container, text, play } = await opened(layouts.classic);
  await fireEvent.input(text, { target: { value: 'H9/10/10/10/10/10/10/10/10/10 - b5 A 3' } });
  expect(container.querySelectorAll('g.piece')).toHaveLength(1);
  expect(play.disabled).toBe(false);
  await fireEvent.input(text, { target: { value: 'H9/10' } });
  expect(container.querySelector('#sparta-wrong')?.textContent).toBe('error-sparta-parts');
  expect(container.querySelectorAll('g.piece')).toHaveLength(1);
  expect(play.disabled).toBe(true);
});

test('a step can be taken back', async () => {
  const { square, text, container } = await opened(EMPTY);
  const undo = container.querySelector('.panel button') as HTMLButtonElement;
  expect(undo.disabled).toBe(true);
  await fireEvent.click(square('a1'));
  await fireEvent.click(undo);
  expect(text.value).toBe(EMPTY);
});

test('a position can be analysed where the page has an analysis', async () => {
  const onAnalyse = vi.fn();
  const { container } = render(Editor, { props: { onAnalyse, start: EMPTY } });
  await vi.waitFor(() => expect(container.querySelector('textarea')).not.toBeNull(), PATIENCE);
  await fireEvent.click(
    container.querySelector('.panel > .row:last-child button:last-child') as HTMLElement,
  );
  expect(onAnalyse).toHaveBeenCalledExactlyOnceWith(EMPTY);
});
