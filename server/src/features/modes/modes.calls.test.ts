import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from 'contract/calls/modes';
import { people, signInAs } from '../../../demo/people.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { person } from '../../platform/database/tables/people.ts';
import { modesDesk, outsider } from '../../platform/people/modes-desk.testing.ts';
import { anotherCode, signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';

const { server, later } = await signInServer();
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);
const bi = demoPerson(signInAs.blue);
const asContact = ({ mobile, email }: { mobile: string; email: string }) => ({ name: 'Lan Jing', mobile, email });

beforeEach(() => desk.forget(gu, helena));

const refusalOf = ({ obj }: { obj: unknown }) => (obj as { refusal?: string }).refusal;
const rowsOf = (delegate: { id: string }) =>
  server.db
    .select()
    .from(contactPerson)
    .where(eq(contactPerson.delegateId, delegate.id))
    .orderBy(contactPerson.namedAt);
const recordAt = async (id: string | null) =>
  (
    await server.db
      .select()
      .from(person)
      .where(eq(person.id, id ?? ''))
  )[0];

describe('a mode', () => {
  test('is social at first, and privacy at once', async () => {
    await desk.signIn(gu.mobile);
    const own = { hasModes: true, assistantWaits: false, contact: null, mobile: gu.mobile, email: gu.email };
    expect(await desk.modesOf(gu)).toMatchObject({ ...own, mode: 'social' });
    expect((await desk.write(calls.setMode, gu, { mode: 'privacy' })).obj).toEqual({
      mode: 'privacy',
      assistantWaits: false,
    });
    expect(await desk.modesOf(gu)).toMatchObject({ ...own, mode: 'privacy' });
  });

  test('of an assistant needs a contact person', async () => {
    await desk.signIn(gu.mobile);
    expect(refusalOf(await desk.write(calls.setMode, gu, { mode: 'assistant' }))).toBe('contactNeeded');
    expect(refusalOf(await desk.write(calls.setSeesSchedule, gu, { seesSchedule: true }))).toBe('contactNeeded');
  });

  test('waits for the contact person, the mode before goes on, and begins when they agree', async () => {
    await desk.signIn(gu.mobile);
    await desk.write(calls.setMode, gu, { mode: 'privacy' });
    const named = await desk.name(gu, asContact(lan));
    expect(named.obj).toEqual({
      ...asContact(lan),
      ...{ state: 'waiting', seesSchedule: false },
      waitsUntil: expect.stringMatching(/^2027-03-29T/) as string,
    });
    const waiting = { mode: 'privacy', assistantWaits: true };
    expect((await desk.write(calls.setMode, gu, { mode: 'assistant' })).obj).toEqual(waiting);
    expect(await desk.modesOf(gu)).toMatchObject(waiting);

    await desk.signIn(lan.mobile);
    expect((await desk.accept(lan)).obj).toEqual({ delegateId: gu.id });
    expect(await desk.modesOf(gu)).toMatchObject({
      ...{ mode: 'assistant', assistantWaits: false },
      contact: { state: 'confirmed', waitsUntil: null },
    });
    expect(await desk.told(lan)).toEqual([['invited', gu.id]]);
    expect(await desk.told(gu)).toEqual([['confirmed', 'Lan Jing']]);
  });

  test('that is chosen instead ends the waiting, and a confirmed contact person makes it begin at once', async () => {
    await desk.signIn(gu.mobile);
    await desk.name(gu, asContact(lan));
    await desk.write(calls.setMode, gu, { mode: 'assistant' });
    await desk.write(calls.setMode, gu, { mode: 'social' });
    await desk.signIn(lan.mobile);
    await desk.accept(lan);
    expect(await desk.modesOf(gu)).toMatchObject({ mode: 'social', assistantWaits: false });
    expect((await desk.actingOf(lan)).delegates.map(({ id }) => id)).not.toContain(gu.id);
    const begun = { mode: 'assistant', assistantWaits: false };
    expect((await desk.write(calls.setMode, gu, { mode: 'assistant' })).obj).toEqual(begun);
    expect((await desk.actingOf(lan)).delegates.map(({ id }) => id)).toContain(gu.id);
  });

  test('is only for red badges', async () => {
    await desk.signIn(bi.mobile);
    expect(await desk.modesOf(bi)).toMatchObject({ hasModes: false, mode: 'social' });
    expect(refusalOf(await desk.write(calls.setMode, bi, { mode: 'privacy' }))).toBe('redBadgeOnly');
    expect(refusalOf(await desk.name(bi, asContact(lan)))).toBe('redBadgeOnly');
  });
});

describe('naming', () => {
  test('needs a fresh code to the delegate', async () => {
    await desk.signIn(gu.mobile);
    const { flowId, code } = await desk.freshCode(gu);
    const body = { ...asContact(lan), seesSchedule: false, flowId };
    expect(refusalOf(await desk.write(calls.nameContact, gu, { ...body, code: anotherCode(code) }))).toBe('wrongCode');
    expect(await rowsOf(gu)).toEqual([]);
    expect((await desk.write(calls.nameContact, gu, { ...body, code })).code).toBe(0);
    expect(refusalOf(await desk.write(calls.nameContact, gu, { ...body, email: 'a@b.example', code }))).toBe(
      'wrongCode',
    );
  });

  test('names every wrong field at once, and leaves the code unused', async () => {
    await desk.signIn(gu.mobile);
    const code = await desk.freshCode(gu);
    const wrong = { name: ' ', mobile: '12', email: 'nobody', seesSchedule: false, ...code };
    expect((await desk.write(calls.nameContact, gu, wrong)).obj).toEqual({
      refusal: 'contactNameMissing',
      fields: {
        name: 'Please enter the name',
        mobile: 'Please enter the correct mobile number',
        email: 'Please enter the correct email address',
      },
    });
    const right = { ...asContact(lan), seesSchedule: false, ...code };
    expect((await desk.write(calls.nameContact, gu, right)).code).toBe(0);
  });

  test('sends a person whom many name five emails a week, and tells nobody that there is no sixth', async () => {
    await desk.signIn(gu.mobile);
    const invitations = () =>
      server.messages.filter(({ purpose, to }) => purpose === 'contact invitation' && to === lan.email);
    const before = invitations().length;
    const answers = [];
    for (let day = 1; day <= 6; day += 1) {
      // Naming somebody else ends the invitation, so that the next one is new.
      answers.push((await desk.name(gu, { ...outsider, email: `ruth${day}@amberley.example` })).code);
      answers.push((await desk.name(gu, asContact(lan))).code);
      later(24 * 3600 - 600);
    }
    expect([new Set(answers), invitations().length - before]).toEqual([new Set([0]), 5]);
  });

  test('oneself is refused, by the mobile and by the email', async () => {
    await desk.signIn(gu.mobile);
    for (const own of [{ mobile: gu.mobile }, { email: gu.email }]) {
      const { obj } = await desk.name(gu, { ...outsider, ...own });
      expect(obj).toMatchObject({
        refusal: 'contactIsOneself',
        fields: { [Object.keys(own)[0]!]: expect.any(String) },
      });
    }
    expect(await rowsOf(gu)).toEqual([]);
  });

  test('is possible three times a day, and again on the next', async () => {
    await desk.signIn(gu.mobile);
    const named = (at: number) => desk.name(gu, { ...outsider, email: `ruth${at}@amberley.example` });
    const codes = [];
    for (const at of [1, 2, 3, 4]) codes.push(refusalOf(await named(at)));
    expect(codes).toEqual([undefined, undefined, undefined, 'tooManyNamings']);
    // Another name for the same person is none.
    expect((await desk.name(gu, { ...outsider, name: 'Dr Ruth Amberley', email: 'ruth3@amberley.example' })).code).toBe(
      0,
    );
    later(24 * 3600);
    expect((await named(4)).code).toBe(0);
  });

  test('somebody who attends and somebody who does not get the same answer and the same invitation', async () => {
    await desk.signIn(gu.mobile);
    const [known, unknown] = [
      await desk.name(gu, asContact(lan)),
      await desk.name(gu, { ...outsider, name: 'Lan Jing' }),
    ];
    const { mobile: _mobile, email: _email, waitsUntil: _until, ...answered } = known.obj as calls.ContactPerson;
    expect(unknown.obj).toMatchObject(answered);
    expect(Object.keys(unknown.obj as object)).toEqual(Object.keys(known.obj as object));
    const invitations = server.messages.filter(({ purpose }) => purpose === 'contact invitation');
    expect(invitations.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', lan.email],
      ['email', outsider.email],
    ]);
    expect(invitations[0]?.text).toBe(invitations[1]?.text);
    expect(invitations[0]?.text).toContain(gu.name.zh);
  });

  test('makes a record only for somebody on none, which has no badge and no page', async () => {
    const before = await server.db.$count(person);
    await desk.signIn(gu.mobile);
    await desk.name(gu, asContact(lan));
    expect(await server.db.$count(person)).toBe(before);
    // Whoever has the mobile is meant, even if the email is another one.
    await desk.name(gu, { ...outsider, mobile: lan.mobile });
    expect((await rowsOf(gu)).map(({ personId }) => personId)).toEqual([lan.id, lan.id]);
    expect(await server.db.$count(person)).toBe(before);
    await desk.name(gu, outsider);
    const { personId } = (await rowsOf(gu))[2]!;
    expect(await recordAt(personId)).toMatchObject({
      ...{ badge: 'grey', contactOnly: true, verified: true, listed: false, badgeSignIn: false },
      ...{ name: { zh: outsider.name, en: outsider.name }, familyName: { zh: 'Amberley', en: 'Amberley' } },
    });
    expect(await desk.signIn(outsider.email)).toEqual({ id: personId });
  });

  test('of one person by many delegates raises an alarm', async () => {
    const reds = people
      .filter(({ badge, verified }) => badge === 'red' && verified)
      .slice(0, 4)
      .map(({ key }) => demoPerson(key));
    await desk.forget(...reds);
    for (const red of reds) {
      await desk.signIn(red.mobile);
      expect((await desk.name(red, outsider)).code).toBe(0);
      // Everybody's session is on the same phone here, so that the waits are nobody's.
      later(130);
    }
    expect(server.alarms).toEqual([`many delegates name one contact person: ${reds[3]!.id}`]);
    await desk.forget(...reds);
  });
});
