import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The open doors are looked up on the real app. */
const doors = 'src/access.test.ts';
const features = readdirSync(join(import.meta.dirname, 'src/features'));

/**
 * Where the two databases may differ: the platform talks to them in its own ways, and the file that is named after
 * its feature goes through every layer of it. A feature's other calls run on PostgreSQL alone until test:full.
 */
const mayDiffer = ['src/platform/**/*.calls.test.ts', 'demo/**/*.calls.test.ts', ...features.map(mainCalls)];

function mainCalls(feature: string): string {
  const named = `src/features/${feature}/${feature}.calls.test.ts`;
  return existsSync(join(import.meta.dirname, named)) ? named : `src/features/${feature}/**/*.calls.test.ts`;
}

/** Calls need a database, embedded or PostgreSQL by FORUM_TEST_DATABASE. */
const calls = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    globalSetup: ['src/platform/testing/template.ts'],
    pool: 'forks' as const,
    maxWorkers: 2,
    // Long enough for a machine that has much else to do.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});

/** Rules need nothing. Long tests are apart. */
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
      calls('calls', ['src/**/*.calls.test.ts', 'demo/**/*.calls.test.ts', doors]),
      calls('calls that may differ', mayDiffer),
    ],
  },
});
