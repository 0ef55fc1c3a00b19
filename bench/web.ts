import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { root } from '../scripts/folders.ts';
import { inAll, measureSignIn } from './sign-in.ts';
import { dropsTooMany, limitDropped, measureScrolling } from './scrolling.ts';
import { printTable } from './table.ts';

/** First load of the agenda page, JS and CSS, as a phone receives it. */
const limitKb = 100;
/** The app's own share from opening the login page to home, on a phone four times slower. */
const limitSignInMs = 2000;
const agendaPage = 'src/pages/meeting/meeting.tsx';
const dist = join(root, 'web', 'dist');

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;

await buildWebIfStale();
const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
const files = [...firstLoadOf(manifest, await readFile(join(dist, 'index.html'), 'utf8'))];
const parts = await Promise.all(files.map(async (file) => ({ file, kb: brotli(await readFile(join(dist, file))) })));
const agenda = parts.reduce((sum, { kb }) => sum + kb, 0);
const bare = await bareReact();

const shares = await measureSignIn();
const signIn = inAll(shares);
const scrolling = await measureScrolling();

printTable(
  ['first load', 'brotli kB'],
  [
    ...parts.map(({ file, kb }) => [file, kb.toFixed(1)]),
    ['the agenda in all', agenda.toFixed(1)],
    ['bare react + react-dom', bare.toFixed(1)],
  ],
);
console.log(
  `of the limit of ${limitKb} kB: ${(agenda / limitKb).toFixed(2)}   of bare React: ${(agenda / bare).toFixed(2)}\n`,
);
printTable(
  ['signing in, the app’s own share at 4× slow-down, the middle one of three runs', 'ms'],
  [...shares.map(({ step, ms }) => [step, ms.toFixed(0)]), ['in all', signIn.toFixed(0)]],
);
console.log(`of the limit of ${limitSignInMs} ms: ${(signIn / limitSignInMs).toFixed(2)}\n`);
printTable(
  ['scrolling the directory at 4× slow-down', ''],
  [
    ['rows', String(scrolling.rows)],
    ['frames dropped of those wanted', `${scrolling.dropped} of ${scrolling.wanted}`],
    ['share', percent(scrolling.share)],
    ['of a page as long without a script', percent(scrolling.bareShare)],
  ],
);
console.log(`of the limit of ${percent(limitDropped)}: ${(scrolling.share / limitDropped).toFixed(2)}\n`);
console.log(
  JSON.stringify({
    bench: 'web',
    agendaKb: round(agenda),
    bareReactKb: round(bare),
    ofLimit: round(agenda / limitKb),
    ofBareReact: round(agenda / bare),
    signInMs: Math.round(signIn),
    signInOfLimit: round(signIn / limitSignInMs),
    droppedOfLimit: round(scrolling.share / limitDropped),
  }),
);
if (agenda > limitKb || signIn > limitSignInMs || dropsTooMany(scrolling)) process.exitCode = 1;

/** What the page itself names, the agenda's own chunk, and everything that imports without waiting, with the styles. */
function firstLoadOf(chunks: Manifest, page: string): Set<string> {
  const wanted = new Set(
    Array.from(page.matchAll(/(?:src|href)="\/cdfH5\/(assets\/[^"]+\.(?:js|css))"/g), ([, file]) => file ?? ''),
  );
  const seen = new Set<string>();
  const take = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) wanted.add(file);
    (chunk.imports ?? []).forEach(take);
  };
  if (wanted.size === 0 || !chunks[agendaPage]) throw new Error(`the build has no ${agendaPage}`);
  take(agendaPage);
  return wanted;
}

/** The peer: a page with nothing but React, built the same way in the same run. */
async function bareReact(): Promise<number> {
  const folder = await mkdtemp(join(root, 'bench', '.bare-'));
  try {
    await writeFile(join(folder, 'index.html'), '<div id="root"></div><script type="module" src="./main.js"></script>');
    await writeFile(
      join(folder, 'main.js'),
      "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.querySelector('#root')).render(createElement('p', null, 'bare'));\n",
    );
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { target: 'es2022', modulePreload: { polyfill: false } },
    });
    const assets = join(folder, 'dist', 'assets');
    const sizes = await Promise.all(
      (await readdir(assets)).map(async (name) => brotli(await readFile(join(assets, name)))),
    );
    return sizes.reduce((sum, kb) => sum + kb, 0);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
