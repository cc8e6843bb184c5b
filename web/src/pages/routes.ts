import type { Component } from 'svelte';

/** Which page an address shows, with what stands in it. */
interface Found {
  name: string;
  key: string; // another one is another page, even of the same kind
  facts: Record<string, string>;
  load: () => Promise<{ default: Component<Record<string, string>> }>;
}

const PAGES: [path: RegExp, name: string, load: () => Promise<unknown>][] = [
  [/^\/$/, 'home', () => import('./Home.svelte')],
  [/^\/new\/(?<game>[a-z]+)$/, 'new', () => import('./NewTable.svelte')],
  [/^\/table\/(?<table>[a-z0-9]+)$/, 'table', () => import('./Table.svelte')],
  [/^\/table\/(?<table>[a-z0-9]+)\/replay$/, 'replay', () => import('./Replay.svelte')],
  [/^\/learn$/, 'learn', () => import('./Learn.svelte')],
  [/^\/learn\/(?<game>[a-z]+)$/, 'lesson', () => import('./Lesson.svelte')],
  [/^\/rules\/(?<game>[a-z]+)$/, 'rules', () => import('./Rules.svelte')],
  [/^\/study\/(?<tool>[a-z-]+)$/, 'study', () => import('./Study.svelte')],
  [/^\/settings$/, 'settings', () => import('./Settings.svelte')],
];

export function pageFor(address: string): Found {
  const path = address.replace(/(?<=.)\/+$/, ''); // a slash too many leads to the same page
  for (const [pattern, name, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) {
      const facts = { ...match.groups };
      return { name, key: JSON.stringify(facts), facts, load: load as Found['load'] };
    }
  }
  return {
    name: 'lost',
    key: path,
    facts: {},
    load: (() => import('./NotFound.svelte')) as unknown as Found['load'],
  };
}
