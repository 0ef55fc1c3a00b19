import { chromium, devices } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { chromiumForTests } from '../scripts/chromium.ts';
import { spareDelegate } from '../e2e/support/demo-people.ts';
import { codeTo, newestCharacters } from '../e2e/support/outbox.ts';
import { startServer } from '../e2e/support/server.ts';
import type { RunningServer } from '../e2e/support/server.ts';
import { withBarePage } from './bare-page.ts';
import {
  bareOf,
  countedRuns,
  isVoid,
  judge,
  limitInOpenings,
  mostRuns,
  openingsOf,
  type Run,
} from './sign-in-limits.ts';
import { median } from './median.ts';
import { printTable } from './table.ts';
import { type Measured, round } from './verdict.ts';

/** An average phone is about four times slower than the machine that measures. */
const slowDown = 4;
const bareOpenings = 3;
/** A person needs this long from one key to the next. */
const perKey = 80;

type Share = { step: string; ms: number };

type MeasuredRun = Run & { shares: Share[] };

export async function benchSignIn(): Promise<Measured> {
  const runs = await measureSignIn();
  const { verdict, openings } = judge(runs);
  const steps = runs[0]?.shares.map(({ step }) => step) ?? [];
  printTable(
    [`ms of signing in at ${slowDown}× slow-down`, ...steps, 'in all', 'bare React', 'openings', ''],
    runs.map((run, index) => [
      `run ${index + 1}`,
      ...[...run.shares.map(({ ms }) => ms), run.app, bareOf(run)].map((ms) => ms.toFixed(0)),
      openingsOf(run).toFixed(2),
      isVoid(run) ? `void: bare React took ${run.bareBefore.toFixed(0)} and ${run.bareAfter.toFixed(0)}` : '',
    ]),
  );
  const ofLimit = openings / limitInOpenings;
  console.log(`median of those that count, of the limit of ${limitInOpenings} openings: ${ofLimit.toFixed(2)}`);
  if (verdict === 'void')
    console.log(
      `VOID: of ${runs.length} runs fewer than ${countedRuns} count. This machine is busy with something else.`,
    );
  if (verdict === 'failed') console.log('FAILED: logging in takes longer than its limit.');
  console.log('');
  return { verdict, figures: verdict === 'void' ? {} : { signInOfLimit: round(ofLimit) } };
}

/** Measures what a person waits for while signing in, without the typing and without the delivery of the mail. */
async function measureSignIn(): Promise<MeasuredRun[]> {
  const server = await startServer({ FORUM_REHEARSAL_NOW: new Date().toISOString() });
  const browser = await chromium.launch({
    executablePath: chromiumForTests(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await withBarePage(async (bareOrigin) => {
      const runs: MeasuredRun[] = [];
      while (runs.length < mostRuns && runs.filter((run) => !isVoid(run)).length < countedRuns) {
        const bareBefore = await openBare(browser, bareOrigin);
        const shares = await oneRun(browser, server, spareDelegate(runs.length).email);
        const app = shares.reduce((sum, { ms }) => sum + ms, 0);
        runs.push({ shares, app, bareBefore, bareAfter: await openBare(browser, bareOrigin) });
      }
      return runs;
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A single opening varies by a third on a machine that is doing nothing else. */
async function openBare(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (let opening = 0; opening < bareOpenings; opening += 1) {
    const page = await newPhone(browser);
    await page.addInitScript(watchWhatIsSeen, ['bare']);
    await page.goto(origin, { waitUntil: 'commit' });
    times.push(await msUntilSeen(page, 'bare'));
    await page.context().close();
  }
  return median(times);
}

/** Each run has a new browser context, so that nothing is cached. */
async function oneRun(browser: Browser, server: RunningServer, email: string): Promise<Share[]> {
  const page = await newPhone(browser);
  // The language choice and the privacy popup are skipped, because they come once and are read, not waited for.
  await page.addInitScript(() => {
    if (location.protocol === 'http:')
      for (const [key, value] of [
        ['isShowLangGuide', 'true'],
        ['language', 'en'],
      ] as const)
        localStorage.setItem(key, value);
  });
  const shares = await signInSlowly(page, server, email);
  await page.context().close();
  return shares;
}

async function newPhone(browser: Browser): Promise<Page> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, locale: 'en-GB' });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

async function signInSlowly(page: Page, { origin, localOrigin }: RunningServer, email: string): Promise<Share[]> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const picture = 'Picture with four characters';
  const shares: Share[] = [];
  const note = async (step: string, seen: string) => shares.push({ step, ms: await msUntilSeen(page, seen) });

  await page.addInitScript(watchWhatIsSeen, [picture, 'Resend in', 'Full agenda']);
  await page.goto(`${origin}/cdfH5/pages/login/login`, { waitUntil: 'commit' });
  await note('open the login page', picture);
  await field('Email address').pressSequentially(email, { delay: perKey });
  await field('Characters in the picture').pressSequentially(await newestCharacters(localOrigin), { delay: perKey });
  await page.getByRole('button', { name: 'Get code' }).tap();
  await note('ask for the code', 'Resend in');
  await field('Verification code').pressSequentially(await codeTo(localOrigin, email), { delay: perKey });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await note('sign in to home', 'Full agenda');
  return shares;
}

type Seen = Record<string, { since: number; at: number }>;

/**
 * Measures inside the page, from the touch (or the navigation) to the frame that shows the answer. Questions of the
 * test driver would run at a quarter of the speed too and count as the app's time.
 */
function watchWhatIsSeen(awaited: string[]) {
  const seen: Seen = {};
  Object.assign(window, { seen });
  let touched = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), true);
  const shows = (what: string) =>
    document.body?.textContent.includes(what) ||
    document.querySelector<HTMLImageElement>(`img[alt="${what}"]`)?.complete === true;
  const look = () => {
    for (const what of awaited)
      if (!(what in seen) && shows(what)) {
        const since = touched;
        seen[what] = { since, at: Number.POSITIVE_INFINITY };
        requestAnimationFrame(() => setTimeout(() => (seen[what] = { since, at: performance.now() })));
      }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('load', look, true);
}

async function msUntilSeen(page: Page, what: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const entry = await page.evaluate((name) => (window as unknown as { seen: Seen }).seen[name], what);
    if (entry && Number.isFinite(entry.at)) return entry.at - entry.since;
    await page.waitForTimeout(100);
  }
  throw new Error(`"${what}" was not seen within 10 s`);
}
