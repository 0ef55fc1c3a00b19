import { chromium, devices } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoDelegate } from '../../e2e/support/demo-people.ts';
import { startServer } from '../../e2e/support/server.ts';
import { signIn, storageOf } from '../../e2e/support/signed-in.ts';
import { chromiumForTests } from '../../scripts/chromium.ts';
import { printTable } from '../table.ts';
import { type Measured, round } from '../verdict.ts';
import { heardAfter, noteFirstSound } from './first-sound.ts';
import { countedRuns, isVoid, judge, limitFetched, limitStartMs, mostRuns, type Run } from './listening-limits.ts';
import { publishLongArticle } from './long-recording.ts';

/** An average phone is about four times slower than the machine that measures. */
const slowDown = 4;
/** 1.6 Mbit/s with the latency of a busy mobile network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Where one jumps to, as shares of the recording. */
const jumps = [0.8, 0.4];

type Article = Awaited<ReturnType<typeof publishLongArticle>>;
type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function benchListening(): Promise<Measured> {
  const runs = await measureListening();
  const { verdict, startMs, fetched } = judge(runs);
  printTable(
    [`listening at ${slowDown}× slow-down and 1.6 Mbit/s`, 'tap to sound, ms', 'bare page, ms', 'jumps fetch', ''],
    runs.map((run, index) => [
      `run ${index + 1}`,
      run.startMs.toFixed(0),
      run.bareMs.toFixed(0),
      `${(run.fetched * 100).toFixed(1)} %`,
      isVoid(run) ? 'void: the bare page was slow' : '',
    ]),
  );
  const [startOfLimit, fetchedOfLimit] = [startMs / limitStartMs, fetched / limitFetched];
  console.log(`median from the tap to the sound, of the limit of one second: ${startOfLimit.toFixed(2)}`);
  console.log(
    `median of what two jumps in 20 minutes fetch, of the limit of ${limitFetched * 100} % of the file: ${fetchedOfLimit.toFixed(2)}`,
  );
  if (verdict === 'void') console.log(`VOID: of ${runs.length} runs fewer than ${countedRuns} count.`);
  if (verdict === 'failed') console.log('FAILED: listening begins too late, or jumps fetch too much.');
  console.log('');
  const figures = { listeningStartOfLimit: round(startOfLimit), jumpsFetchOfLimit: round(fetchedOfLimit) };
  return { verdict, figures: verdict === 'void' ? {} : figures };
}

async function measureListening(): Promise<Run[]> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: chromiumForTests(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const article = await publishLongArticle(server);
    const storage = storageOf(await signIn(server.origin, demoDelegate('helena-thornquist')), server.origin, 'en');
    const runs: Run[] = [];
    while (runs.length < mostRuns && runs.filter((run) => !isVoid(run)).length < countedRuns)
      runs.push(await oneRun(browser, server.origin, { article, storage }));
    return runs;
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Wanted = { article: Article; storage: Storage };

/** Each run has a new context, so that nothing is cached. */
async function oneRun(browser: Browser, origin: string, { article, storage }: Wanted): Promise<Run> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, locale: 'en-GB', storageState: storage });
  const { page, fetched } = await slowPhone(context);
  await page.goto(`${origin}/cdfH5/pages/forum/detail?id=${article.id}`, { waitUntil: 'commit' });
  // It is tapped as soon as it is there, before the phone was idle and could prepare anything.
  await page.getByRole('region', { name: 'Listen to this article' }).getByRole('button', { name: 'Play' }).tap();
  const startMs = await heardAfter(page);
  const file = await page.evaluate(() => (window as unknown as { sound: HTMLMediaElement }).sound.src);

  const before = fetched(file);
  for (const share of jumps) await jumpTo(page, share * article.duration);
  const share = (fetched(file) - before) / article.bytes;
  const bareMs = await startOnBarePage(browser, file, await context.storageState());
  await context.close();
  return { startMs, bareMs, fetched: share };
}

async function slowPhone(context: BrowserContext) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', network);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const [addresses, bytes] = [new Map<string, string>(), new Map<string, number>()];
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  tools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const address = addresses.get(requestId) ?? '';
    bytes.set(address, (bytes.get(address) ?? 0) + dataLength);
  });
  await page.addInitScript(noteFirstSound);
  return { page, fetched: (address: string) => bytes.get(address) ?? 0 };
}

async function jumpTo(page: Page, ms: number) {
  await page.getByRole('slider', { name: 'Position' }).fill(String(ms));
  await page.waitForFunction((at) => {
    const { sound } = window as unknown as { sound: HTMLMediaElement };
    return !sound.seeking && sound.currentTime > at;
  }, ms / 1_000);
}

/** The same sound on a page that has nothing else. The cookie of the session opens it. */
async function startOnBarePage(browser: Browser, file: string, storageState: Storage): Promise<number> {
  const context = await browser.newContext({ hasTouch: true, storageState });
  const { page } = await slowPhone(context);
  const address = new URL('/bare', file).href;
  const body = `<!doctype html><button onclick="new Audio(${JSON.stringify(file).replaceAll('"', "'")}).play()">Play</button>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.getByRole('button').tap();
  const ms = await heardAfter(page);
  await context.close();
  return ms;
}
