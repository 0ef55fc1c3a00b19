import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { countPlaywright, countVitest, judged } from './count-tests.ts';
import type { Counts } from './count-tests.ts';

export type Need = 'chromium' | 'other engines' | 'postgres';
export type Part = {
  name: string;
  needs: Need[];
  /** A light part uses hardly more than one core, so two of them run side by side. */
  light?: boolean;
  run: (ground: Ground) => Promise<Outcome>;
};
/** The folder for reports, and the environment variables by which a part finds what it needs. */
export type Ground = { reports: string; env: Record<string, string> };
export type Outcome = Counts & { output: string };

/** A check counts as one test, because its commands only succeed or fail. */
export function check(name: string, ...commands: [string, ...string[]][]): Part {
  return {
    name,
    needs: [],
    light: true,
    async run({ env }) {
      const ran = [];
      for (const command of commands) ran.push(await runCommand(command, { env }));
      const exitCode = ran.some((one) => one.exitCode !== 0) ? 1 : 0;
      const output = ran.map((one) => one.output).join('');
      return { passed: 1 - exitCode, failed: exitCode, files: [], secondTries: [], output };
    },
  };
}

type Tests = { config: string; args?: string[]; env?: Record<string, string>; needs?: Need[]; light?: boolean };

export function vitest(name: string, { config, args = [], env = {}, needs = [], light = false }: Tests): Part {
  return {
    name,
    needs,
    light,
    async run(ground) {
      const report = join(ground.reports, `${name}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const root = config.includes('/') ? config.slice(0, config.lastIndexOf('/')) : '.';
      const ran = await runCommand(['vitest', 'run', `--root=${root}`, `--config=${config}`, ...reporters, ...args], {
        env: { ...ground.env, ...env },
      });
      return { ...counted(report, countVitest, ran.exitCode), output: ran.output };
    },
  };
}

export function playwright(name: string, { config, args = [], env = {}, needs = [] }: Tests): Part {
  return {
    name,
    needs,
    async run(ground) {
      const report = join(ground.reports, `${name}.json`);
      const ran = await runCommand(['playwright', 'test', `--config=${config}`, ...args], {
        env: { ...ground.env, ...env, FORUM_TEST_REPORT: report },
      });
      return { ...counted(report, countPlaywright, ran.exitCode), output: ran.output };
    },
  };
}

function counted(path: string, count: (report: never) => Counts, exitCode: number): Counts {
  try {
    return judged(count(JSON.parse(readFileSync(path, 'utf8')) as never), exitCode);
  } catch {
    // There is no report if the program ended before its first test.
    return { passed: 0, failed: 1, files: [], secondTries: [] };
  }
}
