// This file is plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn } from 'node:child_process';

/**
 * Runs a command on this terminal and returns its exit code. Signals are passed on, so that the child can stop
 * gracefully.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runToEnd(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      // A terminal sends Ctrl-C to the whole group, so passing it on would send it twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    const done = () => {
      for (const signal of signals) process.off(signal, passOn);
    };
    child.on('error', (problem) => {
      done();
      reject(problem);
    });
    child.on('close', (code, signal) => {
      done();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
