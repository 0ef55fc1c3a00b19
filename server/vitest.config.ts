import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** This test starts the real app, so it needs a database like the calls. */
const doors = 'src/access.test.ts';
const features = readdirSync(join(import.meta.dirname, 'src/features'));

/**
 * The two databases may differ where the platform talks to them, in the one file per feature that goes through every
 * layer of it, and in the search inside files, which the database does. The other calls of a feature run on PostgreSQL
 * alone, except in `test:full`.
 */
const mayDiffer = [
  ...['src/platform/**/*.calls.test.ts', 'demo/**/*.calls.test.ts'],
  ...features.map((feature) => `src/features/${feature}/${feature}.calls.test.ts`),
  ...['src/features/calendars/calendars-feeds.calls.test.ts', 'src/features/files/files-search.calls.test.ts'],
];
/** What arrives and leaves by HTTP is the same whatever stores it. */
const cannotDiffer = ['src/platform/{http,local}/**', 'src/platform/media/{serving,uploads}/**'];

// Modules of the server keep no state, so a worker loads them once for all its files; that saves two fifths of the time.
const isolate = false;
/** The timeout of a test is long enough for a busy machine. */
const patience = 60_000;

/** FORUM_TEST_DATABASE says which database the calls use, embedded or PostgreSQL. */
const calls = (name: string, include: string[], exclude: string[] = [], env: Record<string, string> = {}) => ({
  test: {
    name,
    include,
    exclude,
    env,
    globalSetup: ['src/platform/testing/databases/template.ts'],
    pool: 'forks' as const,
    maxWorkers: 2,
    isolate,
    testTimeout: patience,
    hookTimeout: 180_000,
  },
});

/** Tests of rules need no database. Long tests have a configuration of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server rules',
          isolate,
          testTimeout: patience,
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: ['**/*.calls.test.ts', '**/*.full.test.ts', doors],
        },
      },
      calls('calls', ['src/**/*.calls.test.ts', 'demo/**/*.calls.test.ts', doors]),
      // What keeps a write from happening twice is the same for all, so a few show what another database makes of it.
      calls('calls that may differ', mayDiffer, cannotDiffer, { FORUM_TEST_WRITES: 'a few' }),
    ],
  },
});
