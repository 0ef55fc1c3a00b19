import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAgenda, getMeetings } from 'contract/calls/agenda';
import { getDelegate, getDelegates, type Directory } from 'contract/calls/delegates';
import { getMessages, type Message } from 'contract/calls/messages';
import { getInfo, submitProfile } from 'contract/calls/profile';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { signInAs } from '../../../demo/people.ts';
import { person } from '../../platform/database/tables/people.ts';
import { idFromKey } from '../../platform/ids.ts';
import { demoPerson, gu, helena, steps } from '../../platform/testing/signing-in.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { testServer } from '../../platform/testing/test-server.ts';
import { profileDesk } from '../../platform/people/profile-desk.testing.ts';

const blue = demoPerson(signInAs.blue);
let server: Awaited<ReturnType<typeof testServer>>;
let desk: ReturnType<typeof profileDesk>;
let before: (typeof person.$inferSelect)[];
beforeAll(async () => {
  server = await testServer();
  desk = profileDesk(server);
  for (const who of [gu, helena, blue]) await desk.signIn(who);
  before = await server.db.select().from(person);
});
beforeEach(async () => {
  for (const { id, ...row } of before.filter(({ id }) => [gu.id, blue.id].includes(id)))
    await server.db.update(person).set(row).where(eq(person.id, id));
  await server.db.execute(sql`delete from address_claim`);
  server.clock.set(testNow);
  server.services.contentCache.clear();
});
afterAll(() => server.stop());

const typed = {
  ...{
    name: 'Gu Minglan',
    organisation: 'Yuanxiu Energy',
    title: 'Chair of the Board',
    profile: 'An engineer.\nOf wind.',
  },
  ...{ mobile: gu.mobile, email: gu.email },
};
const submit = (changes: object = {}, language: 'zh' | 'en' = 'en') =>
  desk.write(submitProfile, gu, { ...typed, ...changes }, language);

describe('a profile', () => {
  test('is submitted once, in the language of the call, and seen by everybody', async () => {
    expect(await submit()).toMatchObject({ code: 0, obj: { submittedAt: '2027-03-22T10:12:00+08:00' } });
    expect(await desk.profileOf(gu)).toMatchObject({
      ...{ name: gu.name, title: { zh: gu.title.zh, en: 'Chair of the Board' } },
      ...{ organisation: { zh: gu.organisation?.zh, en: 'Yuanxiu Energy' }, mobile: gu.mobile, email: gu.email },
      ...{ profile: { zh: gu.profile.zh, en: typed.profile }, submittedAt: '2027-03-22T10:12:00+08:00' },
    });
    expect((await desk.read(getDelegate, helena, { id: gu.id })).obj).toMatchObject({
      ...{ title: 'Chair of the Board', organisation: 'Yuanxiu Energy', profile: typed.profile, version: 2 },
    });
    expect((await desk.read(getInfo, gu)).obj).toMatchObject({ own: { submitted: true } });
    expect(await submit({ title: 'Another' })).toMatchObject({ code: -4, obj: { refusal: 'profileSubmitted' } });
  });

  test('is told to the open screens of others, and that of a person whom nothing names only to their own', async () => {
    const other = await openStream(server, desk.tokens.get(helena.id)!);
    await other.events(1);
    const texts = { name: 'A', organisation: 'B', title: 'C', profile: 'D' };
    await desk.write(submitProfile, blue, { ...texts, mobile: blue.mobile, email: blue.email });
    await submit();
    const [, hint] = await other.events(2);
    other.close();
    expect(hint).toMatchObject({ hints: [{ topic: 'delegates', itemId: gu.id }] });
  });

  test('of a speaker outside the directory is seen at once in the agenda and on the meeting’s page', async () => {
    await server.db.update(person).set({ listed: false }).where(eq(person.id, gu.id));
    const id = idFromKey('meeting', 'ports-that-learn');
    const seen = async () => [
      JSON.stringify((await desk.read(getAgenda, helena)).obj),
      JSON.stringify((await desk.read(getMeetings, helena, { id })).obj),
    ];
    for (const answer of await seen()) expect(answer).toContain('GU Minglan');
    expect((await submit({ name: 'Gu Minghui' })).code).toBe(0);
    for (const answer of await seen()) expect(answer).toContain('GU Minghui');
    for (const answer of await seen()) expect(answer).not.toContain('GU Minglan');
  });

  test('has a new name with its family name and its pinyin', async () => {
    await submit(
      { name: '单明澜', otherName: 'Shan Minglan', organisation: '远岫', title: '主席', profile: '简介' },
      'zh',
    );
    const [row] = await server.db.select().from(person).where(eq(person.id, gu.id));
    expect(row).toMatchObject({
      ...{ name: { zh: '单明澜', en: 'Shan Minglan' }, familyName: { zh: '单', en: 'Shan' } },
      reading: { name: [{ letters: 'shan' }, { letters: 'ming' }, { letters: 'lan' }], family: [{ letters: 'shan' }] },
    });
    const { obj } = await desk.read(getDelegates, helena);
    expect((obj as Directory).delegates?.find(({ id }) => id === gu.id)).toMatchObject({
      ...{ name: 'SHAN Minglan', pinyin: 'shan ming lan', letter: 'S' },
    });
  });

  test('says of each empty field what to enter, in the words of the specification', async () => {
    const empty = { name: '', organisation: ' ', title: '', profile: '\n', mobile: '123', email: 'nobody' };
    const { code, msg, obj } = await submit(empty);
    expect([code, msg, (obj as RefusalObj).fields]).toEqual([
      -1,
      'Please enter your name',
      {
        ...{ name: 'Please enter your name', organisation: 'Please enter your company' },
        ...{ title: 'Please enter your title', profile: 'Please enter your profile' },
        mobile: 'Please enter the correct mobile number',
        email: 'Please enter the correct email address',
      },
    ]);
    expect(await desk.profileOf(gu)).toMatchObject({ submittedAt: null, title: gu.title });
  });

  test.each([
    ['10,000 characters', { profile: 'x'.repeat(10_000) }, { profile: 'Too long' }],
    ['a name of 61', { name: 'x'.repeat(61) }, { name: 'Too long' }],
    ['a title in the other language of 121', { otherTitle: 'x'.repeat(121) }, { otherTitle: 'Too long' }],
  ])('of %s is refused, and nothing is stored', async (_what, changes, fields) => {
    expect(await submit(changes)).toMatchObject({ code: -1, obj: { refusal: 'invalidInput', fields } });
    expect(await desk.profileOf(gu)).toMatchObject({ submittedAt: null });
  });

  test('of emoji and right-to-left text is stored as it was written, without what turns the text of others', async () => {
    expect((await submit({ name: '🙂🙃', title: 'مدير عام', profile: 'a\u0000b\u202Ec' })).code).toBe(0);
    expect(await desk.profileOf(gu)).toMatchObject({
      ...{ name: { en: '🙂🙃' }, title: { en: 'مدير عام' }, profile: { en: 'a bc' } },
    });
  });
});

describe('a new login address', () => {
  const [mobile, email] = ['+8612920999999', 'gu.new@yuanxiu-new.example'];

  test('counts only after its code', async () => {
    expect(await submit({ mobile, email })).toMatchObject({
      code: -1,
      obj: {
        refusal: 'mobileNotConfirmed',
        fields: {
          mobile: 'Please confirm the new mobile number with the code sent to it',
          email: 'Please confirm the new email address with the code sent to it',
        },
      },
    });
    expect((await desk.confirm(gu, 'mobile', '129 2099 9999')).code).toBe(0);
    expect((await desk.confirm(gu, 'email', email.toUpperCase().replace(/@.*/, '@yuanxiu-new.example'))).code).toBe(0);
    server.messages.length = 0;
    expect((await submit({ mobile, email })).code).toBe(0);
    expect(await desk.profileOf(gu)).toMatchObject({ mobile, email });
    expect(server.messages.map(({ purpose, to, text }) => [purpose, to, text.includes(mobile)])).toEqual([
      ['address notice', gu.mobile, false],
      ['address notice', gu.email, false],
    ]);
    expect((await steps(server).signIn({ address: mobile, kind: 'host' })).userId).toBe(gu.id);
    const { obj } = await desk.read(getMessages, gu, { group: 'notification' });
    expect((obj as { messages: Message[] }).messages.map(({ title, target }) => [title, target])).toEqual(
      expect.arrayContaining([
        ['Your login mobile number was changed', { kind: 'page', page: 'profile' }],
        ['Your login email address was changed', { kind: 'page', page: 'profile' }],
      ]),
    );
  });

  test('counts for an hour, once, and for nobody else', async () => {
    await desk.confirm(gu, 'mobile', mobile);
    server.clock.set(new Date(testNow.getTime() + 3_600_000));
    expect(await submit({ mobile })).toMatchObject({ obj: { refusal: 'mobileNotConfirmed' } });
    server.clock.set(testNow);
    const other = { name: 'A', organisation: 'B', title: 'C', profile: 'D', mobile, email: blue.email };
    expect(await desk.write(submitProfile, blue, other)).toMatchObject({ obj: { refusal: 'mobileNotConfirmed' } });
    expect((await submit({ mobile })).code).toBe(0);
    await desk.setSubmitted(gu, null);
    await server.db.execute(sql`update person set mobile_sealed = null, mobile_fingerprint = null where id = ${gu.id}`);
    expect(await submit({ mobile })).toMatchObject({ obj: { refusal: 'mobileNotConfirmed' } });
  });

  test('that somebody registered meanwhile is refused', async () => {
    await desk.confirm(gu, 'email', email);
    const fingerprint = server.sealing.fingerprint(email, 'email');
    await server.db.update(person).set({ emailFingerprint: fingerprint }).where(eq(person.id, blue.id));
    expect(await submit({ email })).toMatchObject({ code: -4, obj: { refusal: 'addressTaken' } });
    expect(await desk.profileOf(gu)).toMatchObject({ submittedAt: null, email: gu.email });
  });

  test('makes login codes worthless that are under way to the old one', async () => {
    await desk.confirm(gu, 'email', email);
    await server.db.execute(sql`delete from code_request`);
    const { flowId } = await steps(server).askedFor({ channel: 'email', address: gu.email });
    const code = steps(server).newestCode();
    expect((await submit({ email })).code).toBe(0);
    expect(await steps(server).enterCode(flowId, code)).toMatchObject({ obj: { refusal: 'wrongCode' } });
  });

  test('makes one worthless that is asked for at the same moment', async () => {
    await desk.confirm(gu, 'email', email);
    await server.db.execute(sql`delete from code_request`);
    const [{ flowId }, submitted] = await Promise.all([
      steps(server).askedFor({ channel: 'email', address: gu.email }),
      submit({ email }),
    ]);
    expect(submitted.code).toBe(0);
    const code = steps(server).newestCode();
    expect(await steps(server).enterCode(flowId, code)).toMatchObject({ obj: { refusal: 'wrongCode' } });
  });
});
