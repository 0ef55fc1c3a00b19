import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/folders.ts';
import { bareReactKb } from './bare-react.ts';
import { printTable } from './table.ts';
import { type Measured, round } from './verdict.ts';

/**
 * First loads in kB, JS and CSS. The agenda had 91.7 when this was set; the issues up to the album's share the rest.
 * What older browsers lack and need (web/oldest-browsers.ts) took up to 0.7 more. All rose by 0.5 when the few lines that
 * a part of every page shares with them went into the file of all: otherwise that part would bring whole files of other
 * pages a moment after this one is painted.
 */
const pages = [
  { name: 'agenda', module: 'src/pages/meeting/meeting.tsx', limitKb: 98.5 },
  { name: 'home', module: 'src/pages/index/index.tsx', limitKb: 101.7 },
  { name: 'delegates', module: 'src/pages/guest/guest.tsx', limitKb: 113.3 },
  { name: 'login', module: 'src/pages/login/login.tsx', limitKb: 108.5 },
];
/** Issue 13: an article weighs at most so much more than the agenda. */
const article = { name: 'article', module: 'src/pages/forum/detail.tsx', overAgendaKb: 15 };

/**
 * A first screen does not need these, so their code comes when the phone is idle (web/src/lib/idle/loaded-later.tsx)
 * and is in no first load. Push, outbox and the like join them. What has no ending is a group of web/chunks.ts.
 */
const whenIdle = [
  'for-trouble',
  'background',
  'marks',
  'home-parts',
  'card-buttons',
  'src/features/consent/new-terms/new-terms-needed.tsx',
  'src/features/about/home/home-slides.tsx',
  'src/features/agenda/list/filter-sheet.tsx',
  'src/features/agenda/list/no-meetings.tsx',
  'src/features/agenda/list/now-jump.tsx',
  'src/features/agenda/search/agenda-search.tsx',
  'src/features/album/viewer/photo-viewer.tsx',
  'src/features/calendars/calendar-sheet.tsx',
  'src/features/cards/send/send-card-sheet.tsx',
  'src/features/profile/correction/correction-sheet.tsx',
  'src/features/profile/photo/crop-sheet.tsx',
  'src/features/sharing/poster/poster.tsx',
  'src/features/sharing/sheet/share-sheet.tsx',
  'src/features/sharing/wechat/wechat-card.tsx',
  'src/features/sign-in/badge/badge-form.tsx',
  'src/kit/empty-state/empty-state-art.tsx',
  'src/lib/call/sealed/deliver-sealed.ts',
  'src/shell/refreshing/pulling.tsx',
];

/** Most people never use these in a visit. `bench/news/loaded-when-used.ts` shows that a tap brings them. */
const whenUsed = [
  'src/features/voice/article/listen-controls.tsx',
  'src/kit/lightbox/lightbox.tsx',
  'src/shell/downloading/timed-link-sheet.tsx',
  'src/shell/player/dock/player-dock.tsx',
  'src/shell/player/engine/player.ts',
  'src/shell/player/full/full-player.tsx',
];
const later = [...whenIdle, ...whenUsed];

const dist = join(root, 'web', 'dist');

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

export async function benchWeight(): Promise<Measured> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const shell = filesNamedIn(await readFile(join(dist, 'index.html'), 'utf8'));
  const load = async <Page extends { module: string }>(page: Page) => {
    const files = await weighed([...shell, ...filesWith(page.module, manifest)]);
    return { ...page, files, kb: files.reduce((sum, { kb }) => sum + kb, 0) };
  };
  const weighedPages = await Promise.all(pages.map(load));
  const [agenda] = weighedPages;
  if (!agenda) throw new Error('no page is weighed');
  const loads = [...weighedPages, { ...(await load(article)), limitKb: agenda.kb + article.overAgendaKb }];
  // An article has its bookmark at once.
  const firstFiles = new Set(weighedPages.flatMap(({ files }) => files.map(({ file }) => file)));
  // A module that is imported statically has no file of its own.
  const fileOf = (part: string) =>
    (manifest[part] ?? Object.values(manifest).find(({ name }) => name === part))?.file ?? [];
  const isEarly = (part: string) => [fileOf(part)].flat().every((file) => firstFiles.has(file));
  const tooEarly = later.filter(isEarly);
  const [idle, used] = [await weighed(whenIdle.flatMap(fileOf)), await weighed(whenUsed.flatMap(fileOf))];
  const bare = await bareReactKb();

  printTable(
    ['first load of the agenda', 'brotli kB'],
    [
      ...agenda.files.map(({ file, kb }) => [file, kb.toFixed(1)]),
      ['in all', agenda.kb.toFixed(1)],
      ['bare react + react-dom', bare.toFixed(1)],
    ],
  );
  console.log(`of bare React: ${(agenda.kb / bare).toFixed(2)}\n`);
  printTable(
    ['first load', 'brotli kB', 'limit', 'of the limit'],
    loads.map(({ name, kb, limitKb }) => [name, kb.toFixed(1), limitKb.toFixed(1), (kb / limitKb).toFixed(2)]),
  );
  for (const [when, files] of [['idle', idle] as const, ['used', used] as const]) {
    console.log('');
    printTable(
      [`loaded when ${when}`, 'brotli kB'],
      files.map(({ file, kb }) => [file, kb.toFixed(1)]),
    );
  }
  for (const module of tooEarly) console.log(`FAILED: ${module} is meant to load later, and loads at once.`);
  console.log('');

  const tooHeavy = loads.some(({ kb, limitKb }) => kb > limitKb);
  return {
    verdict: tooHeavy || tooEarly.length > 0 ? 'failed' : 'passed',
    figures: {
      ...Object.fromEntries(loads.map(({ name, kb }) => [`${name}Kb`, round(kb)])),
      bareReactKb: round(bare),
      ofLimit: round(agenda.kb / agenda.limitKb),
      ofBareReact: round(agenda.kb / bare),
    },
  };
}

function filesNamedIn(page: string): string[] {
  const named = page.matchAll(/(?:src|href)="\/cdfH5\/(assets\/[^"]+\.(?:js|css))"/g);
  return Array.from(named, ([, file]) => file ?? '');
}

/** The chunk of a module and everything that it imports statically, with the styles. */
function filesWith(module: string, manifest: Manifest, seen = new Set<string>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const { file, css = [], imports = [] } = chunkOf(module, manifest);
  return [file, ...css, ...imports.flatMap((imported) => filesWith(imported, manifest, seen))];
}

function chunkOf(module: string, manifest: Manifest): Chunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`the build has no ${module}`);
  return chunk;
}

/** Files weigh what a phone receives: the compressed copy if the build made one. */
function weighed(files: readonly string[]) {
  return Promise.all(
    [...new Set(files)].map(async (file) => {
      const path = join(dist, file);
      const served = existsSync(`${path}.br`) ? `${path}.br` : path;
      return { file, kb: (await readFile(served)).length / 1000 };
    }),
  );
}
