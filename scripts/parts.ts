import { projectFiles } from './folders.ts';
import { check, playwright, vitest } from './part-kinds.ts';
import type { Need, Part } from './part-kinds.ts';
import { startPostgres } from './postgres.ts';
import { ensureTesseract } from './tesseract.ts';

const typed = ['.', 'contract', 'server', 'web', 'e2e', 'bench'];
const server = 'server/vitest.config.ts';
const web = 'web/vitest.config.ts';
// Long tests say so in their name, so that nobody waits for them by accident.
const isLong = (file: string) => /\.full\.test\.ts$|^e2e\/full\//.test(file);
const journeys = { config: 'e2e/playwright.config.ts', needs: ['chromium'] satisfies Need[] };

/** The same calls on both databases that the product runs on. */
function calls(name: string): Part[] {
  const tests = { config: server, args: ['--project=calls'] };
  return [
    vitest(`${name} on the embedded database`, { ...tests, env: { FORUM_TEST_DATABASE: 'embedded' } }),
    vitest(`${name} on PostgreSQL`, { ...tests, env: { FORUM_TEST_DATABASE: 'postgres' }, needs: ['postgres'] }),
  ];
}

/** Servers are killed here, so their PostgreSQL is one that keeps its promises. */
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
        // Their figures are what they are run for, also when all is well.
        console.log(outcome.output);
        return outcome;
      } finally {
        await stop();
      }
    },
  };
}

const quick = [
  check('format', ['oxfmt', '--check']),
  check('lint', ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  check('types', ...typed.map((folder): [string, ...string[]] => ['tsc', '-p', folder])),
  vitest('structure', { config: 'vitest.config.ts', args: ['--project=checks'] }),
  vitest('unit', { config: 'vitest.config.ts', args: ['--project=!checks'] }),
  vitest('server rules', { config: server, args: ['--project=server rules'] }),
  vitest('web rules', { config: web, args: ['--project=web rules'] }),
  ...calls('calls'),
];

const browsers = [
  vitest('web components', { config: web, args: ['--project=web components'], needs: ['chromium'] }),
  playwright('journeys', { ...journeys, args: ['--project=journeys'] }),
];

const longParts = [
  longTests('long tests'),
  // The part exists when there is such a journey, because a part without a test fails.
  ...(projectFiles('e2e/full/**/*.spec.ts').length > 0
    ? [playwright('long journeys', { ...journeys, args: ['--project=full'] })]
    : []),
];

export const runs: Record<string, Part[]> = {
  check: quick,
  test: [...quick, ...browsers],
  full: [...quick, ...browsers, ...longParts],
};

/** The test files that a run has to have run. */
export function testFilesOf(run: string): string[] {
  const all = projectFiles('**/*.test.{ts,tsx}', 'e2e/{journeys,full}/**/*.spec.ts');
  return run === 'full' ? all : all.filter((file) => !isLong(file));
}
