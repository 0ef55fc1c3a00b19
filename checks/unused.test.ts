import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { binaries, root } from '../scripts/folders.ts';

const COPIED = [
  '.dependency-cruiser.cjs',
  'knip.ts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
].concat(['bench', 'checks', 'contract', 'e2e', 'scripts', 'server', 'web']);
/** Each of these files gets an export that nothing imports. */
const PLANTED = [
  'contract/src/languages.ts',
  'e2e/support/outbox.ts',
  'scripts/folders.ts',
  'server/src/platform/clock.ts',
  'web/src/lib/words.ts',
];
// knip reads the whole project, and the machine may be busy.
const patience = 180_000;
const ONLY_TESTED = 'server/src/platform/security/issued-badge-code.ts';

const copy = mkdtempSync(join(tmpdir(), 'forum-unused-'));
afterAll(() => rmSync(copy, { recursive: true }), patience);
for (const path of COPIED)
  cpSync(join(root, path), join(copy, path), {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist|test-results|\.data|\.cache)$/.test(source),
  });
// Packages are the real ones, our own parts the copied ones.
mkdirSync(join(copy, 'node_modules'));
for (const name of readdirSync(join(root, 'node_modules'))) {
  const target = COPIED.includes(name) ? join('..', name) : join(root, 'node_modules', name);
  symlinkSync(target, join(copy, 'node_modules', name));
}
for (const path of PLANTED) appendFileSync(join(copy, path), '\nexport const planted = 1;\n');
appendFileSync(join(copy, ONLY_TESTED), '\nexport const onlyTested = 1;\n');
appendFileSync(
  join(copy, ONLY_TESTED.replace('.ts', '.test.ts')),
  "\nimport { onlyTested } from './issued-badge-code.ts';\nvoid onlyTested;\n",
);

type Issues = { file: string } & Record<string, { name: string }[]>;

/** Everything that is found, as `path: name`. */
function unused(...args: string[]): string[] {
  const { stdout, stderr } = spawnSync(join(binaries, 'knip'), ['--reporter=json', '--no-progress', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { issues } = JSON.parse(stdout) as { issues: Issues[] };
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.values(kinds).flatMap((found) =>
        Array.isArray(found) ? found.map(({ name }) => `${file}: ${name}`) : [],
      ),
    )
    .toSorted();
}

test('nothing is left over but what was planted', { timeout: patience }, () => {
  expect(unused()).toEqual(PLANTED.map((path) => `${path}: planted`));
});

test('what only tests use is found, too', { timeout: patience }, () => {
  const shipped = PLANTED.filter((path) => /^(contract|server|web)\//.test(path));
  expect(unused('--production')).toEqual(
    [...shipped.map((path) => `${path}: planted`), `${ONLY_TESTED}: onlyTested`].toSorted(),
  );
});
