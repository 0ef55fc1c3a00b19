import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** The places where a browser would make a program of a text, and the ways to let one through. */
const everyWay = [
  ...['a policy of another name', 'the default policy'],
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'document.write', 'a fragment', 'a parsed document', 'srcdoc'],
  ...['the text of a script', 'the address of a script', 'a handler', 'a worker', 'a service worker', 'eval'],
];

/** Tries each of them, and names those that were not refused. */
function notRefused(page: Page): Promise<string[]> {
  return page.evaluate(async (ways) => {
    type Rules = Record<string, (text: string) => string>;
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: Rules): void } };
    const rules = { createHTML: String, createScript: String, createScriptURL: String };
    const text = '<b>program</b>';
    const script = document.createElement('script');
    const place = document.body.appendChild(document.createElement('div')).appendChild(document.createElement('i'));
    const acts: Record<string, () => unknown> = {
      'a policy of another name': () => trustedTypes.createPolicy('another', rules),
      'the default policy': () => trustedTypes.createPolicy('default', rules),
      innerHTML: () => (place.innerHTML = text),
      outerHTML: () => (place.outerHTML = text),
      insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', text),
      'document.write': () => document.write(text),
      'a fragment': () => new Range().createContextualFragment(text),
      'a parsed document': () => new DOMParser().parseFromString(text, 'text/html'),
      srcdoc: () => (document.createElement('iframe').srcdoc = text),
      'the text of a script': () => (script.text = 'window.ran = true'),
      'the address of a script': () => (script.src = '/cdfH5/sw.js'),
      'a handler': () => place.setAttribute('onclick', 'window.ran = true'),
      'a worker': () => new Worker('/cdfH5/sw.js'),
      'a service worker': () => navigator.serviceWorker.register('/cdfH5/sw.js'),
      // The test itself may do more than a page, so that this has to come from the page.
      eval: () =>
        new Promise((resolve, reject) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            try {
              // oxlint-disable-next-line no-eval -- it must not work
              resolve(eval('1'));
            } catch (failure) {
              reject(failure);
            }
          });
          port1.start();
          port2.postMessage('');
        }),
    };
    const allowed: string[] = [];
    for (const way of ways) {
      try {
        await acts[way]?.();
        allowed.push(way);
      } catch {
        // It was refused.
      }
    }
    return allowed;
  }, everyWay);
}

const random = 'abcdefghijklmnopqrst';
/** Every kind of page that the server has, the app's own first. */
const pages = [
  ...['/cdfH5/', '/cdfH5/pages/login/login', '/cdfH5/no/such/page', `/share/${random}`, '/share/x', '/no-such-page'],
  ...[`/notice/${'0'.repeat(32)}`, `/own-data/${'0'.repeat(32)}`, `/download/${random}`],
];
/** What the browser says of a text that it refused. */
const refused = /content policy: (require-trusted-types-for|trusted-types|script-src)|Trusted|unsafe-eval/;

test.use({ signedIn: false });

test('no text becomes a program on any page', async ({ page, expectError }) => {
  // Some of these pages say that there is nothing.
  expectError(/status of 404/);
  expectError(refused);
  const found: Record<string, string[]> = {};
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    found[path] = await notRefused(page);
  }
  expect(found).toEqual(Object.fromEntries(pages.map((path) => [path, []])));
});

test('the app has a policy for its service worker, once, and other pages have none', async ({ page, expectError }) => {
  const second = 'Policy with name "push-worker" already exists';
  const make = () =>
    page.evaluate(() => {
      const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: {}): void } };
      try {
        trustedTypes.createPolicy('push-worker', {});
        return 'made';
      } catch (failure) {
        return (failure as Error).message;
      }
    });
  expectError(refused);
  await page.goto('/cdfH5/');
  expect(await make()).toBe('made');
  expect(await make()).toContain(second);
  await page.goto(`/share/${random}`);
  expect(await make()).toContain('disallowed');
});
