import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { person } from './lib/person.svelte';
import { words } from './lib/words.svelte';

// A part of an older version that is there no more: the server was brought up to date. Twice in a
// minute it is something else, and no reload would help.
const RELOADED = 'reino-reloaded';
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

await words.load('web');
void person.look().catch(() => undefined); // pages that need somebody ask again
mount(App, { target: document.getElementById('app') as HTMLElement });

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
