import { chromium, devices } from '@playwright/test';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { demoDelegate } from '../../e2e/support/demo-people.ts';
import { startServer } from '../../e2e/support/server.ts';
import { signIn, storageOf } from '../../e2e/support/signed-in.ts';
import { chromiumForTests } from '../../scripts/chromium.ts';
import { framesIn, type Frames, type TraceEvent } from '../frames.ts';
import { countedRuns, isVoid, mostRuns, type Run, shareOf } from '../scrolling-limits.ts';
import { type Gaps, type Watched, watchForGaps } from './gaps.ts';

/** An average phone is about four times slower than the machine that measures. */
export const slowDown = 4;

/** Slow and fast scrolling, down and up again, in pixels and pixels a second. */
const gestures = [
  { distance: -6_000, speed: 1_500 },
  { distance: -12_000, speed: 4_000 },
  { distance: 9_000, speed: 3_000 },
  { distance: -20_000, speed: 6_000 },
  { distance: 1_500, speed: 500 },
];

type Scrolled = {
  /** Opens the page of the real app, filled as it is to be measured. */
  open: (context: BrowserContext, origin: string) => Promise<Page>;
  gaps: Gaps;
};
type Scrolling<Told> = {
  runs: Run[];
  /** The moments while scrolling in which a gap showed where something should be. */
  blank: number;
  told: Told;
};

/** Scrolls a page of the app and a page without a script in turn; `look` reads what else the page can tell. */
export async function measureScrolling<Told>(
  { open, gaps }: Scrolled,
  look: (page: Page) => Promise<Told>,
): Promise<Scrolling<Told>> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: chromiumForTests(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const session = await signIn(server.origin, demoDelegate('helena-thornquist'));
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
    const storageState = storageOf(session, server.origin, 'en');
    const context = await browser.newContext({ ...phone, locale: 'en-GB', storageState });
    const page = await open(context, server.origin);
    const [app, bare] = [await slowed(page), await slowed(await openBarePage(context))];
    const runs: Run[] = [];
    while (runs.length < mostRuns && runs.filter((run) => !isVoid(run)).length < countedRuns)
      runs.push({ app: await droppedShare(app), bare: await droppedShare(bare) });
    await toTheTop(app);
    const blank = await gapsWhile(page, gaps, () => scroll(app.driver));
    return { runs, blank, told: await look(page) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Slowed = { page: Page; driver: CDPSession };

async function slowed(page: Page): Promise<Slowed> {
  const driver = await page.context().newCDPSession(page);
  await driver.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return { page, driver };
}

async function droppedShare(slow: Slowed): Promise<number> {
  await toTheTop(slow);
  return shareOf(await framesWhile(slow.driver, () => scroll(slow.driver)));
}

/** Only the page in front draws frames, and every run has to begin at the top. */
async function toTheTop({ page }: Slowed) {
  await page.bringToFront();
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

async function openBarePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const row = '<p style="height:80px;margin:0;border-bottom:1px solid">Delegate<br>Title<br>Organisation</p>';
  await page.setContent(`<meta name="viewport" content="width=device-width">${row.repeat(500)}`);
  return page;
}

async function scroll(driver: CDPSession) {
  for (const { distance, speed } of gestures)
    await driver.send('Input.synthesizeScrollGesture', {
      ...{ x: 160, y: 400, speed },
      yDistance: distance,
      gestureSourceType: 'mouse',
    });
}

async function framesWhile(driver: CDPSession, work: () => Promise<void>): Promise<Frames> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  driver.on('Tracing.dataCollected', collect);
  await driver.send('Tracing.start', {
    traceConfig: { includedCategories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] },
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise<void>((resolve) => driver.once('Tracing.tracingComplete', () => resolve()));
  await driver.send('Tracing.end');
  await complete;
  driver.off('Tracing.dataCollected', collect);
  return framesIn(events);
}

/** Gaps are counted in a scroll without a trace, because looking for them takes time itself. */
async function gapsWhile(page: Page, gaps: Gaps, work: () => Promise<void>): Promise<number> {
  await page.evaluate(watchForGaps, gaps);
  await work();
  const { looked, gaps: found } = await page.evaluate(() => (window as unknown as Watched).watched);
  return looked > 0 ? found / looked : 1;
}
