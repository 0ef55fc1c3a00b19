import { defineConfig } from 'vitest/config';

/** These tests kill real processes. One file runs at a time, because two would disturb each other's figures. */
export default defineConfig({
  test: {
    include: ['src/**/*.full.test.ts'],
    globalSetup: ['src/platform/testing/databases/template.ts'],
    pool: 'forks',
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 15 * 60_000,
    hookTimeout: 3 * 60_000,
    disableConsoleIntercept: true,
  },
});
