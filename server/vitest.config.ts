import { defineConfig } from 'vitest/config';

/** The open doors are looked up on the real app. */
const doors = 'src/access.test.ts';

/** Rules need nothing; calls need a database, embedded or PostgreSQL by FORUM_TEST_DATABASE. Long tests are apart. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server rules',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: ['**/*.calls.test.ts', '**/*.full.test.ts', doors],
        },
      },
      {
        test: {
          name: 'calls',
          include: ['src/**/*.calls.test.ts', 'demo/**/*.calls.test.ts', doors],
          globalSetup: ['src/platform/testing/template.ts'],
          pool: 'forks',
          maxWorkers: 2,
          // Long enough for a machine that has much else to do.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
