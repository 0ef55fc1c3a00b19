import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder of the programs that come with packages. */
export const binaries = join(root, 'node_modules', '.bin');

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', '.git', '.data', '.cache']);

/** The files of the project that match, relative to its root, sorted, with forward slashes. */
export function projectFiles(...patterns: string[]): string[] {
  const exclude = (path: string) => path.split(/[\\/]/).some((name) => NOT_OURS.has(name));
  return globSync(patterns, { cwd: root, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
