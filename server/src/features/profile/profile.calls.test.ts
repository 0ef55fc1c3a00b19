import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDelegate } from 'contract/calls/delegates';
import { getAsOthersSee, getInfo, getProfile } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import { meetings } from '../../../demo/agenda.ts';
import { signInAs } from '../../../demo/people.ts';
import { photo } from '../../platform/database/tables/content/media.ts';
import { person } from '../../platform/database/tables/people.ts';
import { session } from '../../platform/database/tables/session.ts';
import { storedFile } from '../../platform/media/files.testing.ts';
import { demoPerson, gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

const blue = demoPerson(signInAs.blue);
const chair = demoPerson(meetings.find(({ type, chair: key }) => type === 'closed' && key)!.chair!);

let server: Awaited<ReturnType<typeof testServer>>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await testServer();
  for (const { id, mobile } of [gu, helena, blue, chair])
    tokens.set(id, (await steps(server).signIn({ address: mobile })).token);
});
afterAll(() => server.stop());

const ask = (path: string, who: { id: string }, body = {}, language: Language = 'en') =>
  server.call.json(path, body, { token: tokens.get(who.id)!, language });
async function become(scope: 'limited' | 'full', { id }: { id: string }) {
  await server.db.update(session).set({ scope }).where(eq(session.personId, id));
  server.services.sessionCache.drop(() => true);
}

describe('who I am', () => {
  test('is what the badge says, and how far the profile is', async () => {
    const { obj } = await ask(getInfo.path, gu, {}, 'zh');
    expect(obj).toEqual({
      ...{ userId: gu.id, name: gu.name.zh, title: gu.title.zh, organisation: gu.organisation?.zh },
      ...{ badge: 'red', badgeNumber: 'D-0418', photo: 1 },
      own: { submitted: false, correction: null, mode: 'social' },
    });
    expect((await ask(getInfo.path, helena)).obj).toMatchObject({ own: { submitted: true } });
  });

  test('says nothing more than the badge in a limited session', async () => {
    await become('limited', gu);
    const { obj } = await ask(getInfo.path, gu);
    await become('full', gu);
    expect(obj).toMatchObject({ name: gu.name.en, badgeNumber: 'D-0418', photo: 1, own: null });
  });

  test('has no photo in a limited session of a person whom the directory does not have', async () => {
    await server.db
      .insert(photo)
      .values({ personId: blue.id, number: 3, fileId: await storedFile(server, new Uint8Array(3)) });
    expect((await ask(getInfo.path, blue)).obj).toMatchObject({ photo: 3 });
    await become('limited', blue);
    expect((await ask(getInfo.path, blue)).obj).toMatchObject({ photo: null });
    await become('full', blue);
  });
});

describe('my profile', () => {
  test('is the record in both languages, with the addresses as they are dialled', async () => {
    const { obj } = await ask(getProfile.path, helena);
    const { name, organisation, title, profile, mobile, email } = helena;
    expect(obj).toEqual({
      ...{ name, organisation, title, profile, mobile, email, photo: 1, corrections: [] },
      ...{ submittedAt: '2027-03-09T10:30:00+08:00', timeZone: 'Asia/Shanghai' },
    });
    expect((await ask(getProfile.path, gu)).obj).toMatchObject({ submittedAt: null });
  });

  test('has empty texts and addresses where none are on record', async () => {
    const { organisation, mobileSealed, mobileFingerprint } = (
      await server.db.select().from(person).where(eq(person.id, blue.id))
    )[0]!;
    const none = { organisation: null, mobileSealed: null, mobileFingerprint: null };
    await server.db.update(person).set(none).where(eq(person.id, blue.id));
    expect((await ask(getProfile.path, blue)).obj).toMatchObject({ organisation: { zh: '', en: '' }, mobile: '' });
    await server.db.update(person).set({ organisation, mobileSealed, mobileFingerprint }).where(eq(person.id, blue.id));
  });
});

describe('what others see of me', () => {
  test('is what another delegate gets, without the closed doors behind which I am', async () => {
    const { obj } = await ask(getAsOthersSee.path, chair);
    const page = await ask(getDelegate.path, helena, { id: chair.id });
    expect(page.code).toBe(0);
    expect(obj).toEqual({ delegate: page.obj });
    const own = await ask(getDelegate.path, chair, { id: chair.id });
    expect(own.obj).not.toEqual(page.obj);
  });

  test('is nothing for a badge that the directory does not list', async () => {
    expect((await ask(getAsOthersSee.path, blue)).obj).toEqual({ delegate: null });
  });
});
