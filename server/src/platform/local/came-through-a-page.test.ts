import { expect, test } from 'vitest';
import { cameThroughAPage } from './came-through-a-page.ts';

test.each([
  [{ host: '127.0.0.1:4001' }, false],
  [{ host: 'localhost' }, false],
  [{ host: 'rebound.example:4001' }, true],
  [{ host: '127.0.0.1:4001', origin: 'https://page.example' }, true],
  [{ host: 'localhost', 'sec-fetch-site': 'same-origin' }, false],
  [{ host: 'localhost', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
  [{ host: 'localhost', 'sec-fetch-site': 'cross-site' }, true],
  [{ host: 'localhost', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }, true],
  [
    { host: 'localhost', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    true,
  ],
  [
    { host: 'localhost', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    false,
  ],
  [{}, true],
])('%o comes through a page: %s', (headers, through) => {
  expect(cameThroughAPage({ headers, method: 'GET' })).toBe(through);
  const navigates = 'sec-fetch-mode' in headers && headers['sec-fetch-mode'] === 'navigate';
  // Only a link can be followed from elsewhere.
  if (navigates && headers['sec-fetch-site'] !== 'none')
    expect(cameThroughAPage({ headers, method: 'POST' })).toBe(true);
});
