import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { person } from './lib/person.svelte';
import { words } from './lib/words.svelte';

await words.load('web');
void person.look().catch(() => undefined); // pages that need somebody ask again
mount(App, { target: document.getElementById('app') as HTMLElement });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
