import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromiumForTests, headlessShellForTests } from './chromium.ts';
import { stopCommands } from './run-command.ts';
import { root } from './folders.ts';
import { ensureOldChromiums } from './old-chromium.ts';
import { ensureOtherEngines } from './other-engines.ts';
import type { Ground, Need, Outcome, Part } from './test-part-kinds.ts';
import { runs, testFilesOf } from './test-parts.ts';
import { startPostgres } from './postgres.ts';
import type { Postgres } from './postgres.ts';
import { startInTurn } from './parts-side-by-side.ts';
import { testsLeftOut } from './every-test-file-ran.ts';

type Print = (text: string) => void;
type Totals = { passed: number; failed: number; secondTries: number; files: Set<string> };

/** Runs every part, also after a failure, and prints one line for each in the order of the list. */
export async function runParts(parts: Part[], provide: Provide, print: Print): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0, secondTries: 0, files: new Set() };
  const reports = mkdtempSync(join(tmpdir(), 'forum-reports-'));
  const removeReports = () => rmSync(reports, { recursive: true, force: true });
  // The exit handler removes the reports of an interrupted run too.
  process.once('exit', removeReports);
  // The parts run one after another with the demo forum, whose pictures the first of them makes for all.
  const ground: Ground = { reports, env: { FORUM_TEST_DEMO_FILES: join(reports, 'demo-files') } };
  const started = startInTurn(parts, (part) => timed(() => attempt(part, ground, provide)));
  for (const { part, result } of started) {
    print(part.name.padEnd(34));
    const { outcome, seconds } = await result;
    print(`${`${outcome.passed} passed, ${outcome.failed} failed`.padEnd(26)}${seconds.padStart(7)} s\n`);
    // A second try keeps the trace of the first; that it was needed is a defect, which must not go unseen.
    for (const test of outcome.secondTries) print(`  passed at the second try: ${test}\n`);
    if (outcome.failed > 0) print(`\n${outcome.output.trimEnd()}\n\n`);
    totals.passed += outcome.passed;
    totals.failed += outcome.failed;
    totals.secondTries += outcome.secondTries.length;
    for (const file of outcome.files) totals.files.add(relative(root, file).replaceAll('\\', '/'));
  }
  removeReports();
  process.off('exit', removeReports);
  return totals;
}

/** Stands at the end, where it is read: the names stand far above it. */
export function saidOfSecondTries(count: number): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? 'test' : 'tests'} needed a second try, named above: a race to mend\n`;
}

async function timed(run: () => Promise<Outcome>): Promise<{ outcome: Outcome; seconds: string }> {
  const began = performance.now();
  const outcome = await run();
  return { outcome, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

async function attempt(part: Part, ground: Ground, provide: Provide): Promise<Outcome> {
  try {
    for (const need of part.needs) Object.assign(ground.env, await provide(need));
    return await part.run(ground);
  } catch (problem) {
    const output = problem instanceof Error ? problem.message : String(problem);
    return { passed: 0, failed: 1, files: [], secondTries: [], output };
  }
}

/** Starts what a part needs and returns the environment variables that lead to it. */
type Provide = (need: Need) => Promise<Record<string, string>>;

let postgres: Promise<Postgres> | undefined;

const provideForTests: Provide = async (need) => {
  if (need === 'chromium') {
    const chromium = chromiumForTests();
    return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShellForTests(chromium) };
  }
  if (need === 'other engines') {
    ensureOtherEngines();
    ensureOldChromiums();
    return {};
  }
  postgres ??= startPostgres();
  return { FORUM_TEST_POSTGRES_URL: (await postgres).url };
};

async function stopPostgres(): Promise<void> {
  // If PostgreSQL did not start, the part that needed it has reported that already.
  await postgres?.then(
    (server) => server.stop(),
    () => undefined,
  );
}

async function main([run = 'test', ...only]: string[]): Promise<void> {
  const all = runs[run] ?? [];
  const unknown = only.filter((name) => !all.some((part) => part.name === name));
  if (all.length === 0 || unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Parts: ${all.map((part) => part.name).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const print: Print = (text) => process.stdout.write(text);
  // The files are listed before the run, because a file added during it belongs to the next one.
  const files = testFilesOf(run);
  const totals = await runParts(
    all.filter((part) => only.length === 0 || only.includes(part.name)),
    provideForTests,
    print,
  );
  await stopPostgres();
  if (run !== 'check' && only.length === 0) {
    const last = await runParts([testsLeftOut(totals.files, files)], provideForTests, print);
    totals.passed += last.passed;
    totals.failed += last.failed;
  }
  print(saidOfSecondTries(totals.secondTries));
  print(`${totals.passed} passed, ${totals.failed} failed\n`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      stopCommands();
      void stopPostgres().finally(() => process.exit(130));
    });
  await main(process.argv.slice(2));
}
