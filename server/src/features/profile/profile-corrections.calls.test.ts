import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getDelegate } from 'contract/calls/delegates';
import { applyCorrection, declineCorrection, listCorrections } from 'contract/calls/console/corrections';
import { getMessages } from 'contract/calls/messages';
import { askCorrection, getInfo, withdrawCorrection } from 'contract/calls/profile';
import { correction } from '../../platform/database/tables/delegates.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { person } from '../../platform/database/tables/people.ts';
import { addressClaim } from '../../platform/database/tables/sign-in.ts';
import { session } from '../../platform/database/tables/session.ts';
import { openStream } from '../../platform/testing/live-stream.ts';
import { gu, helena } from '../../platform/testing/signing-in.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { testNow } from '../../platform/testing/test-now.ts';
import { profileDesk } from '../../platform/people/profile-desk.testing.ts';

let office: Awaited<ReturnType<typeof staffDesk>>;
let desk: ReturnType<typeof profileDesk>;
let before: (typeof person.$inferSelect)[];
beforeAll(async () => {
  office = await staffDesk();
  desk = profileDesk(office.server);
  for (const who of [gu, helena]) await desk.signIn(who);
  before = await office.server.db.select().from(person).where(eq(person.id, helena.id));
});
beforeEach(async () => {
  const { db, clock, messages, services } = office.server;
  for (const table of [correction, addressClaim, message]) await db.delete(table);
  for (const { id, ...row } of before) await db.update(person).set(row).where(eq(person.id, id));
  clock.set(testNow);
  messages.length = 0;
  services.contentCache.clear();
  services.personalHints.tell(helena.id);
});
afterAll(() => office.leave());

const ask = (field: string, text: string, language?: 'zh' | 'en', who = helena) =>
  desk.write(askCorrection, who, { field, text, ...(language && { language }) });
const idOf = (answer: { obj: unknown }) => (answer.obj as { id: string }).id;
const states = async () => (await desk.profileOf(helena)).corrections.map(({ state, to }) => [state, to]);
const at = '2027-03-22T10:12:00+08:00';

describe('a correction', () => {
  test('waits, with what is and what is asked for, and Info says so', async () => {
    const id = idOf(await ask('title', ' President ', 'en'));
    expect((await desk.profileOf(helena)).corrections).toEqual([
      {
        ...{ id, field: 'title', language: 'en', from: helena.title.en, to: 'President', state: 'asked' },
        ...{ askedAt: at, decidedAt: null, reason: null },
      },
    ]);
    expect((await desk.profileOf(helena)).title).toEqual(helena.title);
    expect((await desk.read(getInfo, helena)).obj).toMatchObject({ own: { correction: 'asked' } });
    const stored = JSON.stringify(await office.server.db.select().from(correction));
    for (const text of ['President', helena.title.en]) expect(stored).not.toContain(text);
  });

  test('is replaced by a newer one for the same field and language, and by no other', async () => {
    await ask('title', 'President', 'en');
    await ask('title', '总裁', 'zh');
    await ask('title', 'Chair', 'en');
    expect((await states()).toSorted()).toEqual([
      ['asked', 'Chair'],
      ['asked', '总裁'],
      ['withdrawn', 'President'],
    ]);
  });

  test('that waits already is refused, and stays as it was asked for', async () => {
    const id = idOf(await ask('title', 'President', 'en'));
    expect(await ask('title', ' President', 'en')).toMatchObject({ code: -1, obj: { refusal: 'alreadyAsked' } });
    expect((await desk.profileOf(helena)).corrections).toMatchObject([{ id, state: 'asked' }]);
  });

  test('can be withdrawn until it is decided, and by nobody else', async () => {
    const id = idOf(await ask('title', 'President', 'en'));
    await desk.setSubmitted(gu, testNow);
    const withdraw = (who = helena) => desk.write(withdrawCorrection, who, { id });
    expect(await withdraw(gu)).toMatchObject({ code: -2 });
    expect([(await withdraw()).code, (await withdraw()).code]).toEqual([0, 0]);
    expect((await desk.read(getInfo, helena)).obj).toMatchObject({ own: { correction: null } });
    const other = idOf(await ask('title', 'President', 'en'));
    await office.ask(applyCorrection, { id: other });
    expect(await desk.write(withdrawCorrection, helena, { id: other })).toMatchObject({
      ...{ code: -4, obj: { refusal: 'correctionDecided' } },
    });
    await desk.setSubmitted(gu, null);
  });

  test.each([
    ['an empty name', 'name', '', 'nameMissing'],
    ['an empty company', 'organisation', ' ', 'organisationMissing'],
    ['an empty title', 'title', '', 'titleMissing'],
    ['an empty profile', 'profile', '\n', 'profileMissing'],
    ['a name of 61 characters', 'name', 'x'.repeat(61), 'invalidInput'],
    ['a wrong mobile', 'mobile', '123', 'wrongProfileMobile'],
    ['a wrong email', 'email', 'nobody', 'wrongProfileEmail'],
    ['a mobile without its code', 'mobile', '+8612920999997', 'mobileNotConfirmed'],
    ['an email without its code', 'email', 'helena@there.example', 'emailNotConfirmed'],
    ['what the record says', 'title', helena.title.en, 'nothingToCorrect'],
    ['the mobile on record', 'mobile', helena.mobile, 'nothingToCorrect'],
  ])('of %s is refused, and the field is named', async (_what, field, text, refusal) => {
    const answer = await ask(field, text, 'en');
    expect(answer).toMatchObject({ code: -1, obj: { refusal, fields: { text: expect.any(String) } } });
    expect(await office.server.db.$count(correction)).toBe(0);
  });

  test('waits for the profile to be submitted', async () => {
    expect(await ask('title', 'President', 'en', gu)).toMatchObject({ obj: { refusal: 'profileNotSubmitted' } });
  });

  test('is the last of a day as the twentieth', async () => {
    for (let nth = 0; nth < 20; nth += 1) expect((await ask('title', `President ${nth}`, 'en')).code).toBe(0);
    expect(await ask('title', 'One more', 'en')).toMatchObject({ code: -5, obj: { refusal: 'tooManyCorrections' } });
  });
});

describe('the secretariat', () => {
  test('lists what waits, oldest first, with whole addresses', async () => {
    const id = idOf(await ask('title', 'President', 'en'));
    await desk.confirm(helena, 'email', 'helena.new@there.example');
    office.server.clock.set(new Date(testNow.getTime() + 1000));
    const second = idOf(await ask('email', 'helena.new@there.example'));
    const asked = { personId: helena.id, name: helena.name.en };
    expect((await office.ask(listCorrections, {})).corrections).toEqual([
      { ...asked, id, field: 'title', language: 'en', from: helena.title.en, to: 'President', askedAt: at },
      {
        ...{ ...asked, id: second, field: 'email', language: null, askedAt: '2027-03-22T10:12:01+08:00' },
        ...{ from: helena.email, to: 'helena.new@there.example' },
      },
    ]);
    const [masked] = (await desk.profileOf(helena)).corrections;
    expect([masked?.from, masked?.to]).toEqual([expect.stringMatching(/^h\*{4}@/), 'h****@t****.example']);
    const listed = (await office.staff('corrections')).text;
    expect(listed).toContain(`${id}  Helena Thornquist (${helena.id}), title (en): "${helena.title.en}" → "President"`);
  });

  test('sees one line for each, whatever was typed', async () => {
    const forged = 'Two lines.\n0000  Gu Minglan, mobile: "1" → "2", asked at noon';
    await ask('profile', forged, 'en');
    const { text } = await office.staff('corrections');
    expect(text.split('\n')).toHaveLength(1);
    expect(text).toContain(JSON.stringify(forged));
  });

  test('applies one: everybody sees it, and its owner is told without the value', async () => {
    const id = idOf(await ask('name', 'Helena Maria Lindqvist', 'en'));
    const screen = await openStream(office.server, desk.tokens.get(gu.id)!);
    await screen.events(1);
    expect(await office.staff('apply-correction', id)).toEqual({
      ...{ ok: true, text: `The record of ${helena.name.en} is corrected.` },
    });
    expect((await screen.events(2))[1]).toMatchObject({ hints: [{ topic: 'delegates', itemId: helena.id }] });
    screen.close();
    expect((await desk.read(getDelegate, gu, { id: helena.id })).obj).toMatchObject({ name: 'Helena Maria LINDQVIST' });
    expect((await desk.profileOf(helena)).corrections).toMatchObject([{ state: 'applied', decidedAt: at }]);
    expect((await desk.read(getInfo, helena)).obj).toMatchObject({ own: { correction: 'applied' } });
    const inbox = async (language: 'zh' | 'en') => {
      const { obj } = await desk.read(getMessages, helena, { group: 'notification' }, language);
      return (obj as { messages: { title: string; text: string }[] }).messages.map(({ title, text }) => [title, text]);
    };
    expect(await inbox('en')).toEqual([
      ['Your correction of the name was applied', 'The Secretariat has corrected your name as you asked.'],
    ]);
    expect(await inbox('zh')).toEqual([['您的姓名更正申请已通过', '组委会秘书处已按您的申请更正姓名。']]);
  });

  test('declines one with a reason, which its owner reads in the own language', async () => {
    const id = idOf(await ask('title', 'President', 'en'));
    await office.staff('decline-correction', id, '以证件所印为准 | As printed on the badge');
    expect((await desk.profileOf(helena)).corrections).toMatchObject([
      { state: 'declined', reason: 'As printed on the badge', decidedAt: at },
    ]);
    expect((await desk.profileOf(helena, 'zh')).corrections).toMatchObject([{ reason: '以证件所印为准' }]);
    expect((await desk.profileOf(helena)).title).toEqual(helena.title);
    await expect(office.ask(applyCorrection, { id })).rejects.toThrow('already decided');
    await expect(office.ask(declineCorrection, { id: gu.id, reason: { zh: '无', en: 'No' } })).rejects.toThrow();
  });

  test('tells a limited session nothing of it', async () => {
    const id = idOf(await ask('title', 'President', 'en'));
    await office.ask(applyCorrection, { id });
    const set = async (scope: 'limited' | 'full') => {
      await office.server.db.update(session).set({ scope }).where(eq(session.personId, helena.id));
      office.server.services.sessionCache.drop(() => true);
    };
    await set('limited');
    const { obj } = await desk.read(getMessages, helena, { group: 'notification' });
    await set('full');
    expect(obj).toMatchObject({ messages: [] });
  });

  test('replaces a login address, and the old one is told', async () => {
    const mobile = '+8612920999996';
    await desk.confirm(helena, 'mobile', mobile);
    const id = idOf(await ask('mobile', mobile));
    expect((await desk.profileOf(helena)).mobile).toBe(helena.mobile);
    office.server.messages.length = 0;
    await office.ask(applyCorrection, { id });
    expect((await desk.profileOf(helena)).mobile).toBe(mobile);
    expect(office.server.messages).toMatchObject([{ purpose: 'address notice', to: helena.mobile, channel: 'sms' }]);
  });

  test('cannot give one address to two people', async () => {
    const email = 'shared@there.example';
    await desk.confirm(helena, 'email', email);
    const id = idOf(await ask('email', email));
    const emailFingerprint = office.server.sealing.fingerprint(email, 'email');
    await office.server.db.update(person).set({ emailFingerprint }).where(eq(person.id, gu.id));
    await expect(office.ask(applyCorrection, { id })).rejects.toThrow('already registered');
    await office.server.db.execute(sql`update person set email_fingerprint = null where id = ${gu.id}`);
    expect(await states()).toEqual([['asked', 's****@t****.example']]);
  });
});
