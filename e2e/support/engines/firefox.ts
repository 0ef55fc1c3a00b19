import { launch } from 'puppeteer-core';
import type { Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/other-engines.ts';
import { type Engine, phone } from './engine.ts';

/** Firefox, driven over WebDriver BiDi. */
export async function startFirefox(origin: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: findFirefox() });
  let page: Page | undefined;
  let problems: string[] = [];

  async function newPage(): Promise<Page> {
    const before = page;
    // What the page before does while it closes belongs to nobody, so each page has a list of its own.
    const found: string[] = (problems = []);
    page = await browser.newPage();
    await page.setViewport({ ...phone, deviceScaleFactor: 2 });
    // Otherwise the page that says goodbye would close itself, as a page may that a program has opened.
    await page.evaluateOnNewDocument(() => (window.close = () => undefined));
    page.on('console', (message) => {
      if (message.type() === 'error') found.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (problem) => found.push(`page: ${String(problem)}`));
    await before?.close();
    return page;
  }

  const current = () => {
    if (!page) throw new Error('no page is open');
    return page;
  };
  return {
    async open(path) {
      await (await newPage()).goto(`${origin}${path}`);
    },
    evaluate: (run, ...given) => current().evaluate(run as (...texts: unknown[]) => never, ...given),
    problems: () => Promise.resolve(problems),
    picture: () => current().screenshot(),
    close: () => browser.close(),
  };
}
