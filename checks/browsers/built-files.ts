import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/folders.ts';
import { keysIn, newInScript } from './scripts.ts';
import { newInStyle } from './styles.ts';

/** What of all built files not all of our oldest browsers have, each with the files that use it. */
export function newInBuiltFiles(): { scripts: Map<string, string[]>; styles: Map<string, string[]>; worker: string[] } {
  const dist = join(root, 'web', 'dist');
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const files = readdirSync(join(dist, 'assets')).map((file) => join('assets', file));
  const scripts = [...files.filter((file) => file.endsWith('.js')), 'sw.js'];
  const ownKeys = new Set(scripts.flatMap((file) => keysIn(textOf(file))));
  return {
    scripts: users(scripts, (file) => newInScript(textOf(file), ownKeys)),
    styles: users(
      files.filter((file) => file.endsWith('.css')),
      (file) => newInStyle(textOf(file)),
    ),
    worker: newInScript(textOf('sw.js'), ownKeys),
  };
}

function users(files: string[], newIn: (file: string) => string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) for (const name of newIn(file)) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}
