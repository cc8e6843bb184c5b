import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config';

// Apart from the client's own, which is built where no tests are.
export default mergeConfig(
  client,
  defineConfig({
    // A page for each file: a module that one of them replaces would stay replaced for the others.
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
    resolve: { conditions: ['browser'] },
  }),
);
