import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { root } from '../../scripts/folders.ts';

const dist = join(root, 'web', 'dist');
type Chunk = { file: string; name?: string; src?: string };

/** The script files that a page requests, by what stands in them: the module that begins them, or their group. */
export function loadedScripts(page: Page) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const contents = new Map(Object.values(manifest).map(({ file, src, name }) => [file, src ?? name ?? file]));
  const files = new Map<string, { file: string; request: Request }>();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const file = /\/cdfH5\/(assets\/[^/]+\.js)$/.exec(new URL(request.url()).pathname)?.[1];
    if (!file) return;
    underWay.add(request);
    files.set(contents.get(file) ?? file, { file, request });
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => underWay.delete(request));
  return {
    names: () => [...files.keys()],
    pages: () => [...files.keys()].filter((name) => name.startsWith('src/pages/')),
    /** As the server sends them. */
    kb: () =>
      [...files.values()].reduce((sum, { file }) => sum + readFileSync(join(dist, `${file}.br`)).length / 1_000, 0),
    allAreHere: () => underWay.size === 0,
  };
}
