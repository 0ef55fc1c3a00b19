import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { root } from '../scripts/folders.ts';

const page = '<div id="root"></div><script type="module" src="./main.js"></script>';
const main =
  "import { createElement } from 'react';import { createRoot } from 'react-dom/client';" +
  "createRoot(document.querySelector('#root')).render(createElement('p', null, 'bare'));";

/** First load and logging in are compared with this page, which has only React and is built in the same way and run. */
export async function withBareReact<T>(measure: (dist: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(root, 'bench', '.bare-'));
  try {
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'main.js'), main);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { target: 'es2022', modulePreload: { polyfill: false } },
    });
    return await measure(join(folder, 'dist'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function bareReactKb(): Promise<number> {
  return withBareReact(async (dist) => {
    const assets = join(dist, 'assets');
    const sizes = await Promise.all(
      (await readdir(assets)).map(async (name) => brotliKb(await readFile(join(assets, name)))),
    );
    return sizes.reduce((sum, kb) => sum + kb, 0);
  });
}

function brotliKb(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
}
