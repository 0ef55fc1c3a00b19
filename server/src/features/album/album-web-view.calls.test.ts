import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as staff from 'contract/calls/console/album';
import type { Language } from 'contract/languages';
import { gu, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { openFrameHosts } from './album-web-view.actions.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let second: Awaited<ReturnType<typeof testServer>>;
let token = '';
beforeAll(async () => {
  desk = await staffDesk();
  second = await testServer({ database: desk.server.database });
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
});
afterAll(async () => {
  await second.stop();
  await desk.leave();
});
afterEach(() => desk.ask(staff.setWebViewHosts, { hosts: [] }));

const external = async (language: Language = 'en') =>
  (await desk.server.call.json('/api/getTopicViewUrl', {}, { token, language })).obj;
const opened = (url: string) =>
  desk.server.call.json('/api/webview/getWebViewAddress', { url }, { token, language: 'en' });
const live = 'https://album.example.com/live';

describe('the external album', () => {
  test('is none at first, then what the editor set, in both languages, and none again', async () => {
    expect(await external()).toBeNull();
    await desk.staff('set-web-view-hosts', 'album.example.com');
    expect((await desk.staff('set-external-album', live)).ok).toBe(true);
    expect([await external(), await external('zh')]).toEqual([
      { url: live, title: 'Cloud album' },
      { url: live, title: '云相册' },
    ]);
    expect((await desk.staff('set-external-album', 'none')).ok).toBe(true);
    expect(await external()).toBeNull();
  });

  test('is refused on any other host, and taken back with its host', async () => {
    expect((await desk.staff('set-external-album', live)).ok).toBe(false);
    await desk.staff('set-web-view-hosts', 'album.example.com', 'photos.example.org');
    for (const address of ['https://evil.example/', 'http://album.example.com/', 'javascript:alert(1)'])
      expect((await desk.staff('set-external-album', address)).ok).toBe(false);
    await desk.staff('set-external-album', live);
    await desk.staff('set-web-view-hosts', 'photos.example.org');
    expect(await external()).toBeNull();
    await desk.staff('set-web-view-hosts', 'album.example.com');
    expect(await external()).toBeNull();
  });
});

test('hosts that are no plain names are refused, and nothing changes', async () => {
  await desk.staff('set-web-view-hosts', 'album.example.com');
  for (const host of ['*.example.com', 'https://a.example', '127.0.0.1', "a.example; script-src 'unsafe-inline'"])
    expect((await desk.staff('set-web-view-hosts', 'album.example.com', host)).ok).toBe(false);
  expect((await opened(live)).code).toBe(0);
});

test('an address opens on an allowed host alone, and is refused by its field otherwise', async () => {
  const refused = await opened(live);
  expect([refused.code, refused.msg]).toEqual([-1, 'This address is not one that the Forum opens']);
  expect(refused.obj).toMatchObject({ refusal: 'addressNotAllowed', fields: { url: refused.msg } });
  await desk.staff('set-web-view-hosts', 'album.example.com');
  expect((await opened(live)).obj).toEqual({ url: live, host: 'album.example.com' });
  expect((await opened('https://album.example.com@evil.example/')).code).toBe(-1);
});

test('the frame policy follows the list while the servers run, on every instance', async () => {
  const { db } = desk.server;
  const here = await openFrameHosts({ db, services: desk.server.services });
  const there = await openFrameHosts({ db, services: second.services });
  expect([here(), there()]).toEqual([[], []]);
  await desk.staff('set-web-view-hosts', 'photos.example.org', 'album.example.com');
  await second.services.changes.catchUp();
  const both = ['album.example.com', 'photos.example.org'];
  expect([here(), there()]).toEqual([both, both]);
  await desk.staff('set-web-view-hosts', 'none');
  await second.services.changes.catchUp();
  expect([here(), there()]).toEqual([[], []]);
});
