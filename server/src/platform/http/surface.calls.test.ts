import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const webIsBuilt = existsSync(new URL('../../../../web/dist/index.html', import.meta.url));

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

  test('an address that can only be read says so to whoever sends to it', async () => {
    const response = await fetch(`${server.address}/feeds/agenda.en.ics`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.json()).toMatchObject({ code: -2, obj: { refusal: 'notFound' } });
  });

  test('search engines list nothing, and chat apps may fetch what is shared', async () => {
    const robots = await (await fetch(`${server.address}/robots.txt`)).text();
    expect(robots.split('\n')).toEqual([
      ...['User-agent: *', 'Allow: /share', 'Allow: /media/', 'Allow: /cdfH5/', 'Disallow: /', ''],
    ]);
    const icon = await fetch(`${server.address}/favicon.ico`, { redirect: 'manual' });
    expect([icon.status, icon.headers.get('location')]).toEqual([302, '/cdfH5/icon-192.png']);
  });

  test.runIf(webIsBuilt)('the app is in no search engine, and its icons are new within the hour', async () => {
    const [shell, icon] = await Promise.all(['', 'icon.svg'].map((name) => fetch(`${server.address}/cdfH5/${name}`)));
    const tag = shell!.headers.get('etag') ?? '';
    expect([shell!.headers.get('x-robots-tag'), tag]).toEqual(['noindex', expect.stringMatching(/^W\/"/)]);
    expect(icon!.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await fetch(`${server.address}/cdfH5/`, { headers: { 'if-none-match': tag } });
    expect([again.status, again.headers.get('x-robots-tag')]).toEqual([304, 'noindex']);
    const [, script = ''] = /(\/cdfH5\/assets\/[^"]+\.js)"/.exec(await shell!.text()) ?? [];
    const hashed = await fetch(server.address + script);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
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
