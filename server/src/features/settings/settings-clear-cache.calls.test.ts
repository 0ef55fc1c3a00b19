import { clearPath } from 'contract/wire/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
beforeAll(async () => {
  desk = await staffDesk();
});
afterAll(() => desk.leave());

test.each([
  ['same-origin', 204, '"cache"'],
  ['same-site', 403, null],
  ['cross-site', 403, null],
])('a browser is told to empty its cache by a page of the app alone: %s', async (site, status, header) => {
  const answer = await fetch(desk.server.address + clearPath, { method: 'POST', headers: { 'sec-fetch-site': site } });
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([status, header]);
});
