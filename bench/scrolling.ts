import { chromium, devices } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { DelegateRow } from 'contract/calls/delegates';
import { chromiumForTests } from '../scripts/chromium.ts';
import { demoDelegate } from '../e2e/support/demo-people.ts';
import { startServer } from '../e2e/support/server.ts';
import { signIn, storageOf } from '../e2e/support/signed-in.ts';
import { framesIn, type Frames, type TraceEvent } from './frames.ts';
import {
  countedRuns,
  isVoid,
  judge,
  limitBare,
  limitDropped,
  mostRuns,
  type Run,
  shareOf,
} from './scrolling-limits.ts';
import { printTable } from './table.ts';
import { type Measured, round } from './verdict.ts';

/** An average phone is about four times slower than the machine that measures. */
const slowDown = 4;
const howMany = 3_000;

/** Slow and fast scrolling, down and up again, in pixels and pixels a second. */
const gestures = [
  { distance: -6_000, speed: 1_500 },
  { distance: -12_000, speed: 4_000 },
  { distance: 9_000, speed: 3_000 },
  { distance: -20_000, speed: 6_000 },
  { distance: 1_500, speed: 500 },
];

export async function benchScrolling(): Promise<Measured> {
  const { rows, runs, blank } = await measureScrolling();
  const { verdict, app, bare } = judge(runs);
  printTable(
    [
      `scrolling the directory of ${rows} at ${slowDown}× slow-down`,
      'frames dropped',
      'of a page without a script',
      '',
    ],
    [
      ...runs.map((run, index) => [
        `run ${index + 1}`,
        percent(run.app),
        percent(run.bare),
        isVoid(run) ? `void: the bare page drops over ${percent(limitBare)}` : '',
      ]),
      ['median of those that count', percent(app), percent(bare), verdict],
      ['moments with a gap in the list', percent(blank), '', ''],
    ],
  );
  if (verdict === 'void')
    console.log(`VOID: of ${runs.length} runs fewer than ${countedRuns} count. This machine drops frames by itself.`);
  if (verdict === 'failed') console.log(`FAILED: the app drops more than ${percent(limitDropped)} of its frames.`);
  console.log('');
  return { verdict, figures: verdict === 'void' ? {} : { droppedOfLimit: round(app / limitDropped) } };
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}

type Scrolling = {
  rows: number;
  runs: Run[];
  /** The moments while scrolling in which a gap showed where rows should be. */
  blank: number;
};

/** Scrolls the directory of the real app with 3,000 delegates instead of the demo's. */
async function measureScrolling(): Promise<Scrolling> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: chromiumForTests(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const session = await signIn(server.origin, demoDelegate('helena-thornquist'));
    const page = await openDirectory(browser, server.origin, storageOf(session, server.origin, 'en'));
    const rows = Number(await page.locator('.segment__figure').last().textContent());
    const [app, bare] = [await slowed(page), await slowed(await openBarePage(page))];
    const runs: Run[] = [];
    while (runs.length < mostRuns && runs.filter((run) => !isVoid(run)).length < countedRuns)
      runs.push({ app: await droppedShare(app), bare: await droppedShare(bare) });
    await toTheTop(app);
    const blank = await gapsWhile(page, () => scroll(app.driver));
    return { rows, runs, blank };
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

type Storage = ReturnType<typeof storageOf>;

async function openDirectory(browser: Browser, origin: string, storageState: Storage): Promise<Page> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, locale: 'en-GB', storageState });
  const page = await context.newPage();
  await page.route('**/api/delegates/getDelegates', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { obj: { delegates?: DelegateRow[] } | null };
    // The first answer may only correct the phone's clock and have no delegates.
    const delegates = answer.obj?.delegates && manifold(answer.obj.delegates);
    await route.fulfill({ response, json: { ...answer, obj: delegates ? { ...answer.obj, delegates } : answer.obj } });
  });
  await page.goto(`${origin}/cdfH5/pages/guest/guest?side=international`);
  await page.locator('.directory-row').first().waitFor();
  return page;
}

async function openBarePage(beside: Page): Promise<Page> {
  const page = await beside.context().newPage();
  const row = '<p style="height:80px;margin:0;border-bottom:1px solid">Delegate<br>Title<br>Organisation</p>';
  await page.setContent(`<meta name="viewport" content="width=device-width">${row.repeat(howMany / 6)}`);
  return page;
}

/** Repeats the demo's delegates on one side, each copy with its own id and positions. */
function manifold(rows: readonly DelegateRow[]): DelegateRow[] {
  const times = Math.ceil(howMany / rows.length);
  return Array.from({ length: howMany }, (_, number) => {
    const row = rows[number % rows.length];
    if (!row) throw new Error('the demo has no delegates');
    const round = Math.floor(number / rows.length);
    const id = `${String(round).padStart(2, '0')}${row.id.slice(2)}`;
    return { ...row, id, origin: 'international', nameOrder: row.nameOrder * times + round, rankOrder: number };
  });
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
async function gapsWhile(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(watchForGaps);
  await work();
  const { looked, gaps } = await page.evaluate(() => (window as unknown as Watched).watched);
  return looked > 0 ? gaps / looked : 1;
}

type Watched = { watched: { looked: number; gaps: number } };

/** Runs in the page: checks whether a row or the head of a section stands at three heights of the window. */
function watchForGaps() {
  const watched = { looked: 0, gaps: 0 };
  Object.assign(window, { watched });
  let before = window.scrollY;
  const look = () => {
    const moved = window.scrollY !== before;
    before = window.scrollY;
    const list = document.querySelector('.directory-list')?.getBoundingClientRect();
    if (moved && list && list.top < 60 && list.bottom > window.innerHeight) {
      watched.looked += 1;
      const found = [0.15, 0.5, 0.95].map((share) => document.elementFromPoint(120, window.innerHeight * share));
      if (found.some((one) => one?.matches('.directory-list__rows') ?? true)) watched.gaps += 1;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
