import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file of the project as the checks see it; a planted one is just a value. */
export type File = { path: string; text: string };

// These are the folders in .gitignore, and git's own.
const NOT_COMMITTED = new Set(['node_modules', 'dist', 'test-results', '.git', '.data', '.cache']);

/** Every text file that is, or would be, committed. */
export function textFiles(root: string): File[] {
  return walk(root)
    .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), content: readFileSync(path) }))
    .filter(({ path, content }) => !path.endsWith('.tsbuildinfo') && !content.subarray(0, 8000).includes(0))
    .map(({ path, content }) => ({ path, text: content.toString() }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_COMMITTED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return entry.isFile() ? [path] : [];
  });
}
