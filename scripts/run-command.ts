import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { delimiter } from 'node:path';
import { binaries, root } from './folders.ts';

export type Ran = { exitCode: number; output: string };

// Programs that write into a pipe cannot see whether their output ends on a terminal that shows colours.
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

const running = new Set<ChildProcess>();

/** Runs a program of node_modules/.bin, or of the system, and collects its output. */
export function runCommand(
  [program, ...args]: [string, ...string[]],
  { folder = root, env = {} }: { folder?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const path = [binaries, process.env['PATH']].join(delimiter);
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...colour, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const keep = (piece: string) => (output += piece);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const ended = (exitCode: number) => {
      running.delete(child);
      resolve({ exitCode, output });
    };
    child.once('error', (problem) => {
      output += problem.message;
      ended(1);
    });
    child.once('close', (code) => ended(code ?? 1));
  });
}

export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}
