import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumForTests } from '../../scripts/chromium.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Visit } from './limits.ts';

// The live connection keeps the network busy, so that Lighthouse would wait for its 45 seconds each time.
const longestWait = 13_000;

export type Kept = { origin: string; localStorage: { name: string; value: string }[] };

/** Opens an address in a browser of its own, with what the phone has kept, and lets Lighthouse measure it. */
export async function visit(address: string, kept: Kept | undefined, slowDown: number): Promise<Visit> {
  return withBrowser(kept, async (_, port) => {
    const result = await lighthouse(address, {
      ...{ port, logLevel: 'silent', output: 'json', onlyCategories: ['performance'], maxWaitForLoad: longestWait },
      throttling: { cpuSlowdownMultiplier: slowDown },
    });
    const { environment, categories, audits, finalDisplayedUrl, runtimeError } = result?.lhr ?? {};
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    // A guard that led elsewhere would have another page measured.
    if (!finalDisplayedUrl?.startsWith(address)) throw new Error(`${address} led to ${finalDisplayedUrl}`);
    return {
      benchmarkIndex: environment?.benchmarkIndex ?? Number.NaN,
      score: 100 * (categories?.['performance']?.score ?? Number.NaN),
      mainThread: audits?.['mainthread-work-breakdown']?.numericValue ?? Number.NaN,
      blocking: audits?.['total-blocking-time']?.numericValue ?? Number.NaN,
    };
  });
}

/** Lighthouse measures in the first context of a browser, which is the one with a profile. */
export async function withBrowser<T>(
  kept: Kept | undefined,
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'first-visit-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumForTests(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    if (kept) await keep(context, kept);
    return await work(context, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Another address of the same origin, so that nothing of the app runs or is cached. */
async function keep(context: BrowserContext, { origin, localStorage: entries }: Kept): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), entries);
  await page.close();
}
