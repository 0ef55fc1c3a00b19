import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askToHidePhoto } from 'contract/calls/album';
import * as staff from 'contract/calls/console/album';
import type { Message } from 'contract/calls/messages';
import type { Language } from 'contract/languages';
import { pictureAddress } from 'contract/wire/media';
import { albumPhoto, hideRequest } from '../../platform/database/tables/content/album.ts';
import { albumPhotoIn } from '../../platform/media/album-photos.testing.ts';
import { sealedBody } from '../../platform/sealed-text/seal-text.testing.ts';
import { mediaAs } from '../../platform/testing/media.ts';
import { gu, helena, requestId, steps } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let token = '';
let other = '';
beforeAll(async () => {
  desk = await staffDesk();
  token = (await steps(desk.server).signIn({ address: gu.mobile })).token;
  other = (await steps(desk.server).signIn({ address: helena.mobile })).token;
});
afterAll(() => desk.leave());

const ask = (name: string, body = {}, as = token) =>
  desk.server.call.json(`/api/album/${name}`, body, { language: 'en', token: as });

describe('a request to hide a photo', () => {
  const askToHide = (photoId: string, as = token, reason?: string) => {
    const by = { key: desk.server.services.sealedTexts.announced, id: as === token ? gu.id : helena.id };
    const body = sealedBody(askToHidePhoto, { photoId, ...(reason && { reason }), requestId: requestId() }, by);
    return ask('askToHidePhoto', body, as);
  };
  const own = async (as = token) => ((await ask('getHideRequests', {}, as)).obj as { requests: object[] }).requests;
  const newest = async (as: string, language: Language) => {
    const body = { group: 'notification' };
    const { obj } = await desk.server.call.json('/api/guestMsg/getMessages', body, { token: as, language });
    return (obj as { messages: Message[] }).messages[0];
  };
  const waiting = async (photoId: string) =>
    (await desk.ask(staff.listHideRequests, {})).requests.filter((request) => request.photoId === photoId);

  test('waits with its reason sealed, is asked once, and the photo stays', async () => {
    const { id } = await albumPhotoIn(desk.server);
    expect((await askToHide(id, token, 'planted reason')).code).toBe(0);
    const again = await askToHide(id);
    expect([again.code, again.obj]).toEqual([-4, { refusal: 'alreadyAskedToHide' }]);
    expect(await own()).toContainEqual({ photoId: id, state: 'waiting' });
    expect(await own(other)).toEqual([]);
    expect(await waiting(id)).toMatchObject([{ name: expect.stringContaining('Minglan'), reason: 'planted reason' }]);
    const rows = JSON.stringify(await desk.server.db.select().from(hideRequest));
    expect(rows).not.toContain('planted reason');
    const fetched = await mediaAs(desk.server, other);
    const [row] = await desk.server.db.select().from(albumPhoto).where(eq(albumPhoto.id, id));
    expect((await fetched(pictureAddress({ id: row!.pictureId }))).status).toBe(200);
  });

  test('tells the Secretariat which photo it is about, and where it can be seen', async () => {
    const caption = { zh: '茶歇', en: 'Tea\nbreak' };
    const { id, pictureId } = await albumPhotoIn(desk.server, { caption, takenAt: new Date('2027-03-22T02:05:00Z') });
    await askToHide(id, other);
    const [asked] = await waiting(id);
    const takenAt = '2027-03-22T10:05:00+08:00';
    expect(asked?.photo).toEqual({
      ...{ date: '2027-03-22', topic: 'Monday morning', caption: 'Tea\nbreak', takenAt, picture: pictureId },
    });
    const address = pictureAddress({ id: pictureId });
    const which = `photo ${id} (2027-03-22 "Monday morning", "Tea\\nbreak", taken at ${takenAt}, ${address}): no reason`;
    expect((await desk.staff('list-hide-requests')).text).toContain(which);
    expect((await (await mediaAs(desk.server, token))(address)).status).toBe(200);
  });

  test('that is followed hides the photo and answers everybody who asked about it', async () => {
    const { id } = await albumPhotoIn(desk.server);
    await askToHide(id);
    await askToHide(id, other);
    const [first] = await waiting(id);
    expect((await desk.staff('answer-hide-request', first!.id, 'hide')).ok).toBe(true);
    expect(await waiting(id)).toEqual([]);
    for (const as of [token, other]) {
      expect(await newest(as, 'en')).toMatchObject({
        title: 'The photo is hidden',
        target: { kind: 'page', page: 'album' },
      });
      expect(await newest(as, 'zh')).toMatchObject({
        title: '相关照片已隐藏',
        text: '您申请隐藏的照片已从相册中移除。',
      });
      expect((await own(as)).map((one) => (one as { photoId: string }).photoId)).not.toContain(id);
    }
    expect((await askToHide(id)).obj).toEqual({ refusal: 'notFound' });
    const { ok, text } = await desk.staff('answer-hide-request', first!.id, 'decline');
    expect([ok, text]).toEqual([false, expect.stringContaining('already been answered')]);
  });

  test('that is declined says why in both languages, and can be made again', async () => {
    const { id } = await albumPhotoIn(desk.server);
    await askToHide(id, other);
    const [request] = await waiting(id);
    // Messages of one moment stand in no order that a person would see.
    desk.server.clock.set(new Date(desk.server.clock.now().getTime() + 60_000));
    await desk.staff('answer-hide-request', request!.id, 'decline', '官方合影。 | An official group photo.');
    expect((await newest(other, 'en'))?.text).toContain('Reason: An official group photo.');
    expect((await newest(other, 'zh'))?.text).toBe('组委会秘书处未采纳您的照片隐藏申请。说明：官方合影。');
    expect(await own(other)).toContainEqual({ photoId: id, state: 'declined' });
    expect((await askToHide(id, other)).code).toBe(0);
    expect(await own(other)).toContainEqual({ photoId: id, state: 'waiting' });
  });

  test('about an unknown photo is the same as about a hidden one, and ten are enough for a day', async () => {
    const { id: hidden } = await albumPhotoIn(desk.server, { hidden: true });
    for (const id of [hidden, '0'.repeat(20)]) expect((await askToHide(id)).obj).toEqual({ refusal: 'notFound' });
    await desk.server.db.delete(hideRequest);
    for (let nth = 0; nth < 10; nth += 1) expect((await askToHide((await albumPhotoIn(desk.server)).id)).code).toBe(0);
    const { id } = await albumPhotoIn(desk.server);
    expect((await askToHide(id)).obj).toMatchObject({ refusal: 'tooManyHideRequests' });
    expect((await askToHide(id, other)).code).toBe(0);
  });
});
