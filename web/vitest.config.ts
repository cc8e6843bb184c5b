import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config';

// Apart from the client's own, which is built where no tests are.
export default mergeConfig(
  client,
  defineConfig({
    // One page for all of them: making one takes longer than most tests.
    test: { environment: 'jsdom', isolate: false, include: ['src/**/*.test.ts'] },
    resolve: { conditions: ['browser'] },
  }),
);
