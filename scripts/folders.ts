import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The programs that packages bring along. */
export const binaries = join(root, 'node_modules', '.bin');

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', '.git', '.data', '.cache']);

/** Files of the project by pattern, relative to its root, sorted, with forward slashes. */
export function projectFiles(...patterns: string[]): string[] {
  const exclude = (path: string) => path.split(/[\\/]/).some((name) => NOT_OURS.has(name));
  return globSync(patterns, { cwd: root, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
