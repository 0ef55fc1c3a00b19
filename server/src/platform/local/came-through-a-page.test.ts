import { expect, test } from 'vitest';
import { cameThroughAPage } from './came-through-a-page.ts';

test.each([
  [{ host: '127.0.0.1:4001' }, false],
  [{ host: 'localhost' }, false],
  [{ host: 'rebound.example:4001' }, true],
  [{ host: '127.0.0.1:4001', origin: 'https://page.example' }, true],
  [{}, true],
])('%o comes through a page: %s', (headers, through) => {
  expect(cameThroughAPage({ headers })).toBe(through);
});
