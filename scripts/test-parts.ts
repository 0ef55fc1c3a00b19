import { projectFiles } from './folders.ts';
import { check, playwright, vitest } from './test-part-kinds.ts';
import type { Need, Part } from './test-part-kinds.ts';
import { startPostgres } from './postgres.ts';
import { ensureTesseract } from './tesseract.ts';

const typed = ['.', 'contract', 'server', 'web', 'e2e', 'bench'];
const server = 'server/vitest.config.ts';
const web = 'web/vitest.config.ts';
// Long tests have a name of their own, so that `npm test` can leave them out.
const isLong = (file: string) => /\.full\.test\.ts$|^e2e\/full\//.test(file);

const onPostgres = { env: { FORUM_TEST_DATABASE: 'postgres' }, needs: ['postgres'] satisfies Need[] };
const onEmbedded = { env: { FORUM_TEST_DATABASE: 'embedded' } };
const journeys = { config: 'e2e/playwright.config.ts', ...onEmbedded, needs: ['chromium'] satisfies Need[] };

/** All calls run on PostgreSQL, the faster database; `npm test` runs only those on the embedded one that may differ. */
function calls(onBoth: 'calls' | 'calls that may differ', further: Record<string, string> = {}): Part[] {
  const { env, needs } = onPostgres;
  return [
    vitest('calls on PostgreSQL', { config: server, args: ['--project=calls'], env: { ...env, ...further }, needs }),
    vitest('calls on the embedded database', { config: server, args: [`--project=${onBoth}`], ...onEmbedded }),
  ];
}

/** These tests kill servers, so they need a PostgreSQL that really writes to the disk. */
function longTests(name: string): Part {
  const tests = vitest(name, { config: 'server/vitest.long.config.ts' });
  return {
    ...tests,
    async run(ground) {
      ensureTesseract();
      const { url, stop } = await startPostgres({ durable: true });
      const env = { FORUM_TEST_DATABASE: 'postgres', FORUM_TEST_POSTGRES_URL: url };
      try {
        const outcome = await tests.run({ ...ground, env: { ...ground.env, ...env } });
        // These tests are run for their figures, so the output is printed even if they pass.
        console.log(outcome.output);
        return outcome;
      } finally {
        await stop();
      }
    },
  };
}

const checks = [
  check('format', ['oxfmt', '--check']),
  check('lint', ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  // Each further checker works out the same types again, on a core that the lint needs.
  check('types', ...typed.map((folder): [string, ...string[]] => ['tsc', '--checkers', '1', '-p', folder])),
  // The longest of those that run side by side comes first, so that none is left alone at the end.
  vitest('server rules', { config: server, args: ['--project=server rules'], light: true }),
  vitest('structure', { config: 'vitest.config.ts', args: ['--project=checks'], light: true }),
  vitest('unit', { config: 'vitest.config.ts', args: ['--project=!checks', '--project=!browsers'], light: true }),
  // It reads what is built, and builds it if it has changed.
  vitest('old browsers', { config: 'vitest.config.ts', args: ['--project=browsers'], light: true }),
  vitest('web rules', { config: web, args: ['--project=web rules'], light: true }),
];

const browsers = (motion: 'usual' | 'less') => [
  vitest('web components', {
    ...{ config: web, args: ['--project=web components'], env: { FORUM_TEST_MOTION: motion } },
    needs: ['chromium'],
  }),
  // PostgreSQL is the faster database here too; the journeys of `test:full` run on the embedded one.
  playwright('journeys', {
    ...journeys,
    ...onPostgres,
    args: ['--project=journeys'],
    needs: [...journeys.needs, ...onPostgres.needs],
  }),
];

const longParts = [
  playwright('journeys, languages swapped', { ...journeys, args: ['--project=languages swapped'] }),
  longTests('long tests'),
  // Without such a journey the part is left out, because a part without a test fails.
  ...(projectFiles('e2e/full/**/*.spec.ts').length > 0
    ? [
        playwright('long journeys', {
          ...journeys,
          args: ['--project=full'],
          needs: [...journeys.needs, 'other engines'],
        }),
      ]
    : []),
];

export const runs: Record<string, Part[]> = {
  check: [...checks, ...calls('calls that may differ')],
  test: [...checks, ...calls('calls that may differ'), ...browsers('less')],
  full: [...checks, ...calls('calls', { FORUM_TEST_WRITES: 'fifty times' }), ...browsers('usual'), ...longParts],
};

/** The test files of which a run must not leave out any. */
export function testFilesOf(run: string): string[] {
  const all = projectFiles('**/*.test.{ts,tsx}', 'e2e/{journeys,full}/**/*.spec.ts');
  return run === 'full' ? all : all.filter((file) => !isLong(file));
}
