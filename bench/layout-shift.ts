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

const firstPage = '/pages/choseLanguage/choseLanguage';
/** They are reached once the language is chosen and the privacy notice agreed to. */
const pagesBeforeLogin = ['/pages/login/login', '/pages/login/check', '/pages/other/scanH5'];
const delegatesPages = [
  '/',
  '/pages/intro/intro',
  '/pages/question/question',
  '/pages/meeting/meeting',
  '/pages/guest/guest',
  '/pages/map/map',
  '/pages/partner/partner',
  '/pages/forum/forum',
  '/pages/mine/mine',
  '/pages/search/search',
  '/pages/find/find',
  '/pages/album/album',
  '/pages/other/agreement',
  '/pages/conf/private',
];
/** Lists whose first link leads to a page of its own. */
const lists = [
  ...['/pages/meeting/meeting', '/pages/guest/guest', '/pages/partner/partner', '/pages/map/map'],
  ...['/pages/forum/forum', '/pages/search/search'],
];

type Storage = Pick<ReturnType<typeof storageOf>, 'cookies' | 'origins'>;
type Language = 'en' | 'zh';
type StorageIn = (language: Language) => Storage;
const nothing: StorageIn = () => ({ cookies: [], origins: [] });
/** Both languages are measured, one width after the other. */
const languageAt = (position: number): Language => (position % 2 === 0 ? 'en' : 'zh');
const locales = { en: 'en-GB', zh: 'zh-CN' };

export async function benchLayoutShift(): Promise<Measured> {
  const rows = await measureLayoutShift();
  printTable(
    ['layout shift of a cold open', ...widths.map((width, position) => `${width} px, ${languageAt(position)}`)],
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
    const signedIn: StorageIn = (language) => storageOf(session, server.origin, language);
    const agreed: StorageIn = (language) => agreedOn(server.origin, language);
    const address = `${server.origin}/cdfH5`;
    const details: string[] = [];
    for (const list of lists) details.push(await firstLink(browser, address + list, signedIn('en')));
    const companies = details
      .filter((path) => path.includes('/partner/'))
      .map((path) => path.replace('detail', 'company'));
    const pages: [string, StorageIn][] = [
      [firstPage, nothing],
      ...pagesBeforeLogin.map((path): [string, StorageIn] => [path, agreed]),
      ...[...delegatesPages, ...details, ...companies].map((path): [string, StorageIn] => [path, signedIn]),
    ];
    const rows: { path: string; shifts: number[] }[] = [];
    for (const [path, storageIn] of pages) {
      const shifts: number[] = [];
      for (const [position, width] of widths.entries()) {
        const language = languageAt(position);
        shifts.push(await shiftOf(browser, address + path, { width, language, storageState: storageIn(language) }));
      }
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

/** What a phone has kept on which the language was chosen and the notice agreed to. */
function agreedOn(origin: string, language: Language): Storage {
  const kept = { language, isShowLangGuide: 'true' };
  return {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
  };
}

type Phone = { width: number; language: Language; storageState: Storage };

/** Each open has a new context, so that nothing is cached. */
async function shiftOf(browser: Browser, address: string, { width, language, storageState }: Phone): Promise<number> {
  const phone = { viewport: { width, height: 780 }, isMobile: true, hasTouch: true, locale: locales[language] };
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const network = { offline: false, latency: latencyMs, downloadThroughput: -1, uploadThroughput: -1 };
  await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', network);
  await page.addInitScript(sumShifts);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  // A guard that led elsewhere would have another page measured.
  if (!page.url().startsWith(address)) throw new Error(`${address} led to ${page.url()}.`);
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
