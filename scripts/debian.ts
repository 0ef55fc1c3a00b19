import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** On Debian, and as root, what is missing can be installed without asking anybody. */
export function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

export function apt(...packages: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8' });
  // An outdated package list is no reason to stop: the installation itself says whether it works.
  run('update');
  const installed = run('install', '-y', '--no-install-recommends', ...packages);
  if (installed.status !== 0) console.log(installed.stderr);
  return installed.status === 0;
}
