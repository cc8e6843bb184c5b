import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { rules } from './rules.plugin';

const server = process.env.REINO_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), rules()],
  base: '/',
  build: {
    outDir: '../src/reino/server/built',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy of the server allows no data: addresses
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/words': server, '/art': server } },
});
