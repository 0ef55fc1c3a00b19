import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** On Debian, root can install missing packages without a question. */
export function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

export function apt(...packages: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8' });
  // A failed update is no reason to stop, because the installation itself shows whether it works.
  run('update');
  const installed = run('install', '-y', '--no-install-recommends', ...packages);
  if (installed.status !== 0) console.log(installed.stderr);
  return installed.status === 0;
}
