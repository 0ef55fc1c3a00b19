import { projectFiles } from './folders.ts';
import { check, playwright, vitest } from './part-kinds.ts';
import type { Need, Part } from './part-kinds.ts';
import { startPostgres } from './postgres.ts';

const typed = ['.', 'contract', 'server', 'web', 'e2e', 'bench'];
const server = 'server/vitest.config.ts';
const web = 'web/vitest.config.ts';
// Long tests say so in their name, so that nobody waits for them by accident. They are told apart here:
// vitest does not hand --exclude on to the projects of a configuration.
const isLong = (file: string) => /\.full\.(calls\.)?test\.ts$|^e2e\/full\//.test(file);
const serverTests = projectFiles('server/**/*.test.ts').map((file) => file.replace(/^server\//, ''));
const short = serverTests.filter((file) => !isLong(file));
// These start processes of their own and have a configuration of their own.
const withProcesses = (file: string) => file.startsWith('src/long/');
const long = serverTests.filter((file) => isLong(file) && !withProcesses(file));
const journeys = { config: 'e2e/playwright.config.ts', needs: ['chromium'] satisfies Need[] };

/** The same calls on both databases that the product runs on. */
function calls(name: string, ...args: string[]): Part[] {
  const tests = { config: server, args: ['--project=calls', ...args] };
  return [
    vitest(`${name} on the embedded database`, { ...tests, env: { FORUM_TEST_DATABASE: 'embedded' } }),
    vitest(`${name} on PostgreSQL`, { ...tests, env: { FORUM_TEST_DATABASE: 'postgres' }, needs: ['postgres'] }),
  ];
}

/** Servers are killed here, so their PostgreSQL is one that keeps its promises. */
function longProcesses(name: string): Part {
  const tests = vitest(name, { config: 'server/vitest.long.config.ts' });
  return {
    ...tests,
    async run(ground) {
      const { url, stop } = await startPostgres({ durable: true });
      const env = { FORUM_TEST_DATABASE: 'postgres', FORUM_TEST_POSTGRES_URL: url };
      try {
        return await tests.run({ ...ground, env: { ...ground.env, ...env } });
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
  vitest('server rules', { config: server, args: ['--project=server rules', ...short] }),
  vitest('web rules', { config: web, args: ['--project=web rules'] }),
  ...calls('calls', ...short),
];

const browsers = [
  vitest('web components', { config: web, args: ['--project=web components'], needs: ['chromium'] }),
  playwright('journeys', { ...journeys, args: ['--project=journeys'] }),
];

const isCall = (file: string) => file.endsWith('.calls.test.ts');

/** Long parts exist when there is a long test, because a part without a test fails. */
const longParts = [
  ...(long.some((file) => !isCall(file))
    ? [vitest('long rules', { config: server, args: ['--project=server rules', ...long] })]
    : []),
  ...(long.some(isCall) ? calls('long calls', ...long) : []),
  longProcesses('long tests of processes'),
  ...(projectFiles('e2e/full/*.spec.ts').length > 0
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
  const all = projectFiles('**/*.test.{ts,tsx}', 'e2e/{journeys,full}/*.spec.ts');
  return run === 'full' ? all : all.filter((file) => !isLong(file));
}
