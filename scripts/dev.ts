import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './folders.ts';

/** npm run dev: the server starts again when its files change, the web app changes in the open page. */
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  // The address of the web app while one develops; it hands the calls on to the server.
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], { cwd: join(root, 'web'), stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
// One of them alone is of no use.
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
