import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { demoDelegate } from '../../e2e/support/demo-people.ts';
import { startServer } from '../../e2e/support/server.ts';
import { signIn, storageOf } from '../../e2e/support/signed-in.ts';
import { chromiumForTests } from '../../scripts/chromium.ts';
import { root } from '../../scripts/folders.ts';
import { idFromKey } from '../../server/src/platform/ids.ts';
import { printTable } from '../table.ts';
import type { Measured } from '../verdict.ts';

const parts = [
  { name: 'lightbox', module: 'src/kit/lightbox/lightbox.tsx', tap: 'Enlarge the cover picture' },
  { name: 'player', module: 'src/shell/player/engine/player.ts', tap: 'Play' },
];
/** An article with a cover and a recording. */
const address = `/cdfH5/pages/forum/detail?id=${idFromKey('news', 'second-day-guide')}`;
/** By then the page has loaded what it loads by itself. */
const settledMs = 6_000;

/** Opens an article on a phone that saves data, and looks when the code of the lightbox and of the player comes. */
export async function benchLoadedWhenUsed(): Promise<Measured> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: chromiumForTests(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const session = await signIn(server.origin, demoDelegate('helena-thornquist'));
    const storageState = storageOf(session, server.origin, 'en');
    const rows: { name: string; before: number; after: number }[] = [];
    for (const part of parts) {
      const context = await browser.newContext({ storageState, viewport: { width: 390, height: 844 } });
      rows.push({ name: part.name, ...(await timesFetched(await context.newPage(), server.origin + address, part)) });
      await context.close();
    }
    printTable(
      ['code of an article', 'fetched before the tap', 'after it'],
      rows.map(({ name, before, after }) => [name, String(before), String(after)]),
    );
    const wrong = rows.filter(({ before, after }) => before !== 0 || after !== 1);
    for (const { name } of wrong) console.log(`FAILED: the ${name} does not come with its use.`);
    console.log('');
    return { verdict: wrong.length > 0 ? 'failed' : 'passed', figures: {} };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function timesFetched(page: Page, url: string, { module, tap }: (typeof parts)[number]) {
  const file = await fileOf(module);
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(file)) fetched += 1;
  });
  // Otherwise the player would come as soon as the phone is idle with its button in sight.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(url);
  const button = page.getByRole('button', { name: tap, exact: true });
  await button.waitFor();
  await page.waitForTimeout(settledMs);
  const before = fetched;
  const comes = page.waitForResponse((response) => response.url().endsWith(file), { timeout: 20_000 });
  await button.click();
  await comes.catch(() => undefined);
  return { before, after: fetched };
}

async function fileOf(module: string): Promise<string> {
  const manifest = await readFile(join(root, 'web', 'dist', '.vite', 'manifest.json'), 'utf8');
  const file = (JSON.parse(manifest) as Record<string, { file: string }>)[module]?.file;
  if (!file) throw new Error(`the build has no ${module} of its own`);
  return file;
}
