import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

describe('what is served beside the calls', () => {
  test('health and readiness', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(server.address + path);
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
  });

  test('the address without its last slash leads to the app', async () => {
    for (const query of ['', '?ticket=a&userId=b%20c']) {
      const response = await fetch(`${server.address}/cdfH5${query}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([308, `/cdfH5/${query}`]);
    }
  });

  test('security headers are on every answer, an API refusal included', async () => {
    for (const path of ['/healthz', '/api/nothing', '/nothing']) {
      const { headers } = await fetch(server.address + path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
          "require-trusted-types-for 'script'; trusted-types 'none'; style-src 'self'; img-src data:",
      );
      expect([
        headers.get('referrer-policy'),
        headers.get('x-content-type-options'),
        headers.get('cross-origin-opener-policy'),
      ]).toEqual(['no-referrer', 'nosniff', 'same-origin']);
    }
  });

  test('answers of the API are kept by no cache', async () => {
    expect((await server.call.json('/api/about/getLegalTexts')).headers.get('cache-control')).toBe('no-store');
  });

  test('a large answer is compressed', async () => {
    const { headers } = await server.call.json(
      '/api/about/getLegalTexts',
      {},
      { headers: { 'accept-encoding': 'br' } },
    );
    expect(headers.get('content-encoding')).toBe('br');
  });
});

test('the agenda is for the signed-in', async () => {
  expect((await server.call.json('/api/agenda/getAgenda')).code).toBe(-6);
});
