import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumForTests } from '../scripts/chromium.ts';
import { demoDelegate } from '../e2e/support/demo-people.ts';
import { startServer } from '../e2e/support/server.ts';
import { signIn, storageOf } from '../e2e/support/signed-in.ts';
import { printTable } from './table.ts';
import { type Measured, round } from './verdict.ts';

/** The widths of most phones. */
const widths = [360, 390, 412];
/** An answer comes so late that a page that does not reserve its place is seen to jump. */
const latencyMs = 150;
/** What still moves after this was moved by something else than the opening. */
const settledMs = 1_500;

const strangersPages = ['/pages/choseLanguage/choseLanguage', '/pages/login/login'];
const delegatesPages = [
  '/',
  '/pages/intro/intro',
  '/pages/question/question',
  '/pages/meeting/meeting',
  '/pages/guest/guest',
  '/pages/map/map',
  '/pages/partner/partner',
  '/pages/other/agreement',
  '/pages/conf/private',
];
/** Lists whose first link leads to a page of its own. */
const lists = ['/pages/meeting/meeting', '/pages/guest/guest', '/pages/partner/partner', '/pages/map/map'];

type Storage = Pick<ReturnType<typeof storageOf>, 'cookies' | 'origins'>;
const nothing: Storage = { cookies: [], origins: [] };

export async function benchLayoutShift(): Promise<Measured> {
  const rows = await measureLayoutShift();
  printTable(
    ['layout shift of a cold open', ...widths.map((width) => `${width} px`)],
    rows.map(({ path, shifts }) => [path, ...shifts.map((shift) => shift.toFixed(3))]),
  );
  const largest = Math.max(...rows.flatMap(({ shifts }) => shifts));
  if (largest > 0) console.log('FAILED: a page moves while it opens.');
  console.log('');
  return { verdict: largest > 0 ? 'failed' : 'passed', figures: { largestShift: round(largest) } };
}

async function measureLayoutShift() {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: chromiumForTests(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const session = await signIn(server.origin, demoDelegate('helena-thornquist'));
    const signedIn = storageOf(session, server.origin, 'en');
    const address = `${server.origin}/cdfH5`;
    const details: string[] = [];
    for (const list of lists) details.push(await firstLink(browser, address + list, signedIn));
    const pages: [string, Storage][] = [
      ...strangersPages.map((path): [string, Storage] => [path, nothing]),
      ...[...delegatesPages, ...details].map((path): [string, Storage] => [path, signedIn]),
    ];
    const rows: { path: string; shifts: number[] }[] = [];
    for (const [path, storageState] of pages) {
      const shifts: number[] = [];
      for (const width of widths) shifts.push(await shiftOf(browser, address + path, width, storageState));
      rows.push({ path: path.split('?')[0] ?? path, shifts });
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The page that the first link of a list opens, without the base of the app. */
async function firstLink(browser: Browser, address: string, storageState: Storage): Promise<string> {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(address);
  const link = page.locator('main a[href*="?"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await context.close();
  return href.replace('/cdfH5', '');
}

/** Each open has a new context, so that nothing is cached. */
async function shiftOf(browser: Browser, address: string, width: number, storageState: Storage): Promise<number> {
  const viewport = { width, height: 780 };
  const context = await browser.newContext({ viewport, storageState, isMobile: true, hasTouch: true, locale: 'en-GB' });
  const page = await context.newPage();
  const network = { offline: false, latency: latencyMs, downloadThroughput: -1, uploadThroughput: -1 };
  await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', network);
  await page.addInitScript(sumShifts);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await context.close();
  return shift;
}

/** Runs in the page. */
function sumShifts() {
  Object.assign(window, { shift: 0 });
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
  };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
}
