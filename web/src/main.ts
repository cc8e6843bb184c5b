import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { person } from './lib/person.svelte';
import { words } from './lib/words.svelte';

import.meta.glob('./games/*/house.css', { eager: true }); // the colours of each game

// A chunk of an older version is missing: the server was upgraded while the page was open. Two
// such errors in a minute have another cause, which no reload would mend.
const RELOADED = 'reino-reloaded';
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

await words.load('web');
void person.look().catch(() => undefined); // pages that need the account ask again
mount(App, { target: document.getElementById('app') as HTMLElement });

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
