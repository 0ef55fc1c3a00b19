import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './folders.ts';

/** `npm run dev` restarts the server when its files change; the open page takes over changes of the web app. */
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  // Vite serves the web app during development and passes its calls on to the server.
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], { cwd: join(root, 'web'), stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
// When one of the two ends, the other ends too, because it is of no use alone.
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
