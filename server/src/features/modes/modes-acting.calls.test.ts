import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCards } from 'contract/calls/cards';
import * as calls from 'contract/calls/modes';
import { people, signInAs } from '../../../demo/people.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { contactPerson } from '../../platform/database/tables/modes.ts';
import { person } from '../../platform/database/tables/people.ts';
import { modesDesk, outsider, type Who } from '../../platform/people/modes-desk.testing.ts';
import { noteFor, noteForRoutes } from '../../platform/testing/binding-calls.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena } from '../../platform/testing/signing-in.ts';
import { lapseInvitations } from './modes.jobs.ts';
import { actedForBy } from './modes-sharing.actions.ts';

const { server, later } = await signInServer({ routes: [noteForRoutes] });
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);
const bi = demoPerson(signInAs.blue);
const asContact = ({ mobile, email }: { mobile: string; email: string }) => ({ name: 'A contact', mobile, email });
const third = demoPerson(
  people.find(({ key, badge, verified }) => badge === 'red' && verified && key !== gu.key && key !== helena.key)!.key,
);

beforeAll(async () => void (await server.database.sql('create table note (text text)')));
beforeEach(() => desk.forget(gu, helena, third));

const refusalOf = ({ obj }: { obj: unknown }) => (obj as { refusal?: string } | null)?.refusal;
/** What a call in the name of the delegate is answered. */
async function acted(who: Who, delegate: Who) {
  const { code, obj } = await desk.write(noteFor, who, { text: 'a note', actingFor: delegate.id });
  return code === 0 ? 'acts' : [code, (obj as { refusal: string }).refusal];
}
const ended = [-3, 'actingEnded'];
const nobody = [-2, 'notFound'];

/** The delegate is in assistant mode, and the contact person has agreed. */
async function begun(delegate: typeof gu, contact: typeof lan) {
  await desk.signIn(delegate.mobile);
  await desk.name(delegate, asContact(contact));
  await desk.write(calls.setMode, delegate, { mode: 'assistant' });
  if (!desk.tokens.has(contact.id)) await desk.signIn(contact.mobile);
  await desk.accept(contact);
}
beforeEach(() => desk.tokens.clear());

describe('a contact person', () => {
  test('acts from the moment of agreeing until the delegate leaves assistant mode', async () => {
    await desk.signIn(gu.mobile);
    await desk.signIn(lan.mobile);
    await desk.name(gu, asContact(lan));
    expect(await acted(lan, gu)).toEqual(nobody);
    await desk.accept(lan);
    // The delegate has not chosen assistant mode.
    expect(await acted(lan, gu)).toEqual(ended);
    await desk.write(calls.setMode, gu, { mode: 'assistant' });
    expect(await acted(lan, gu)).toBe('acts');
    expect(await acted(lan, helena)).toEqual(nobody);
    await desk.write(calls.setMode, gu, { mode: 'privacy' });
    expect(await acted(lan, gu)).toEqual(ended);
  });

  test('who is revoked is refused at the next call, and assistant mode ends', async () => {
    await begun(gu, lan);
    expect(await acted(lan, gu)).toBe('acts');
    expect((await desk.write(calls.revokeContact, gu)).obj).toEqual({ mode: 'social' });
    expect(await acted(lan, gu)).toEqual(ended);
    expect(await desk.modesOf(gu)).toMatchObject({ mode: 'social', assistantWaits: false, contact: null });
    expect(await desk.told(lan)).toEqual([
      ['invited', gu.id],
      ['revoked', gu.id],
    ]);
    expect((await desk.write(calls.revokeContact, gu)).obj).toEqual({ mode: 'social' });
  });

  test('who agreed is told who is not in assistant mode, and may stop for them; their cards stay shut', async () => {
    await desk.signIn(lan.mobile);
    for (const delegate of [gu, helena]) {
      await desk.signIn(delegate.mobile);
      await desk.name(delegate, asContact(lan));
      await desk.accept(lan);
    }
    const listed = async () => {
      const { delegates, notInAssistantMode } = await desk.actingOf(lan);
      const keyIn = (list: Who[]) =>
        [gu, helena].flatMap(({ id, key }) => (list.some((one) => one.id === id) ? [key] : []));
      return { acts: keyIn(delegates), agreed: keyIn(notInAssistantMode) };
    };
    const cardsFor = async (delegate: Who) => refusalOf(await desk.read(getCards, lan, { actingFor: delegate.id }));
    expect(await listed()).toEqual({ acts: [], agreed: [gu.key, helena.key] });
    await desk.write(calls.setMode, gu, { mode: 'assistant' });
    expect(await listed()).toEqual({ acts: [gu.key], agreed: [helena.key] });
    expect([await cardsFor(gu), await cardsFor(helena)]).toEqual([undefined, 'actingEnded']);
    await desk.write(calls.setMode, gu, { mode: 'privacy' });
    expect([await listed(), await cardsFor(gu)]).toEqual([{ acts: [], agreed: [gu.key, helena.key] }, 'actingEnded']);
    await desk.write(calls.stopActing, lan, { delegateId: gu.id });
    expect(await listed()).toEqual({ acts: [], agreed: [helena.key] });
    expect(await desk.modesOf(gu)).toMatchObject({ mode: 'privacy', contact: null });
    expect((await desk.told(gu)).at(-1)).toEqual(['stopped', 'A contact']);
  });

  test('of a delegate whose registration is taken back acts no longer', async () => {
    await begun(gu, lan);
    const verified = (is: boolean) => server.db.update(person).set({ verified: is }).where(eq(person.id, gu.id));
    const answeredFor = async () => (await actedForBy(server.db, lan.id)).filter(({ id }) => id === gu.id).length;
    const listed = async () => {
      const { delegates, notInAssistantMode } = await desk.actingOf(lan);
      return [...delegates, ...notInAssistantMode].filter(({ id }) => id === gu.id).length;
    };
    expect([await acted(lan, gu), await answeredFor(), await listed()]).toEqual(['acts', 1, 1]);
    await verified(false);
    expect([await acted(lan, gu), await answeredFor(), await listed()]).toEqual([ended, 0, 0]);
    await verified(true);
  });

  test('who is swapped in the middle of a session is suspended at once, and the new one begins by agreeing', async () => {
    await begun(gu, lan);
    await desk.signIn(bi.mobile);
    await desk.name(gu, asContact(bi));
    expect(await acted(lan, gu)).toEqual(ended);
    expect(await acted(bi, gu)).toEqual(nobody);
    expect(await desk.modesOf(gu)).toMatchObject({
      mode: 'social',
      assistantWaits: true,
      contact: { state: 'waiting' },
    });
    await desk.accept(bi);
    expect([await acted(lan, gu), await acted(bi, gu)]).toEqual([ended, 'acts']);
    expect(await desk.modesOf(gu)).toMatchObject({ mode: 'assistant', assistantWaits: false });
  });

  test('whose email changes must agree again; another name alone changes nothing else', async () => {
    await begun(gu, lan);
    await desk.name(gu, { ...asContact(lan), name: 'Ms Lan', seesSchedule: true });
    expect(await desk.modesOf(gu)).toMatchObject({
      mode: 'assistant',
      contact: { name: 'Ms Lan', state: 'confirmed', seesSchedule: true },
    });
    expect(await acted(lan, gu)).toBe('acts');
    await desk.name(gu, { ...asContact(lan), email: 'lan@elsewhere.example' });
    expect(await acted(lan, gu)).toEqual(ended);
    await desk.accept(lan);
    expect(await acted(lan, gu)).toBe('acts');
  });

  test('may answer for three delegates, and stop for one of them', async () => {
    for (const delegate of [gu, helena, third]) await begun(delegate, lan);
    const mine = async () =>
      (await desk.actingOf(lan)).delegates.flatMap(({ id }) =>
        [gu, helena, third].some((one) => one.id === id) ? [id] : [],
      );
    expect((await mine()).toSorted()).toEqual([gu.id, helena.id, third.id].toSorted());
    const isWaiting = and(eq(card.receiverId, helena.id), eq(card.state, 'pending'));
    const waiting = await server.db.$count(card, isWaiting);
    expect(waiting).toBeGreaterThan(0);
    const [first] = (await desk.actingOf(lan)).delegates.filter(({ id }) => id === helena.id);
    expect(first).toMatchObject({
      name: 'Helena THORNQUIST',
      address: 'Ms Thornquist',
      pending: waiting,
      seesSchedule: false,
    });
    await desk.write(calls.stopActing, lan, { delegateId: helena.id });
    expect((await mine()).toSorted()).toEqual([gu.id, third.id].toSorted());
    expect([await acted(lan, gu), await acted(lan, helena)]).toEqual(['acts', ended]);
    expect(await desk.modesOf(helena)).toMatchObject({ mode: 'social', contact: null });
    expect(await desk.told(helena)).toEqual([
      ['confirmed', 'A contact'],
      ['stopped', 'A contact'],
    ]);
    expect(refusalOf(await desk.write(calls.stopActing, lan, { delegateId: bi.id }))).toBe('notFound');
  });
});

describe('an invitation', () => {
  test('that is declined ends the waiting, and is told', async () => {
    await desk.signIn(gu.mobile);
    await desk.name(gu, asContact(lan));
    await desk.write(calls.setMode, gu, { mode: 'assistant' });
    await desk.signIn(lan.mobile);
    const [{ invitation }] = (await desk.actingOf(lan)).invitations as unknown as [calls.Acting['invitations'][number]];
    expect((await desk.write(calls.declineInvitation, lan, { invitation })).code).toBe(0);
    expect(await desk.modesOf(gu)).toMatchObject({ mode: 'social', assistantWaits: false, contact: null });
    expect(await desk.told(gu)).toEqual([['declined', 'A contact']]);
    expect(refusalOf(await desk.write(calls.acceptInvitation, lan, { invitation }))).toBe('invitationOver');
    expect(await acted(lan, gu)).toEqual(nobody);
  });

  test('of somebody else is answered like none', async () => {
    await desk.signIn(gu.mobile);
    await desk.name(gu, asContact(lan));
    await desk.signIn(bi.mobile);
    const [{ id: invitation }] = (await server.db
      .select({ id: contactPerson.id })
      .from(contactPerson)
      .where(eq(contactPerson.delegateId, gu.id))) as [{ id: string }];
    for (const call of [calls.acceptInvitation, calls.declineInvitation])
      expect(refusalOf(await desk.write(call, bi, { invitation }))).toBe('notFound');
    expect((await desk.actingOf(bi)).invitations).toEqual([]);
  });

  test('cannot be accepted when the record has neither of the addresses any more', async () => {
    await desk.signIn(gu.mobile);
    await desk.name(gu, asContact(lan));
    await desk.signIn(lan.mobile);
    const [record] = await server.db.select().from(person).where(eq(person.id, lan.id));
    const seal = server.services.sealing;
    const other = {
      mobileSealed: seal.seal('+8613900001234', 'mobile'),
      emailSealed: seal.seal('x@y.example', 'email'),
    };
    await server.db.update(person).set(other).where(eq(person.id, lan.id));
    expect(refusalOf(await desk.accept(lan))).toBe('notFound');
    const { mobileSealed, emailSealed } = record!;
    await server.db.update(person).set({ mobileSealed, emailSealed }).where(eq(person.id, lan.id));
    expect((await desk.accept(lan)).code).toBe(0);
  });

  test('lapses after seven days, which the delegate is told; from that moment nobody can accept it', async () => {
    await desk.signIn(gu.mobile);
    await desk.name(gu, outsider);
    await desk.write(calls.setMode, gu, { mode: 'assistant' });
    const ruth = await desk.signIn(outsider.email);
    const [{ invitation }] = (await desk.actingOf(ruth)).invitations as unknown as [
      calls.Acting['invitations'][number],
    ];
    await lapseInvitations({ ...server.parts, db: server.db });
    expect((await desk.modesOf(gu)).contact).toMatchObject({ state: 'waiting' });
    later(7 * 24 * 3600);
    expect((await desk.actingOf(ruth)).invitations).toEqual([]);
    expect(refusalOf(await desk.write(calls.acceptInvitation, ruth, { invitation }))).toBe('invitationOver');
    await lapseInvitations({ ...server.parts, db: server.db });
    expect(await desk.modesOf(gu)).toMatchObject({ mode: 'social', assistantWaits: false, contact: null });
    expect(await desk.told(gu)).toEqual([['lapsed', outsider.name]]);
    expect((await desk.read(calls.getActing, ruth)).code).toBe(-6);
  });
});

test('the log says who was named, who agreed, and that it was revoked, without any address', async () => {
  await begun(gu, lan);
  await desk.write(calls.revokeContact, gu);
  const lines = await server.services.audit.linesAbout(server.db, { kind: 'person', item: gu.id });
  expect(lines.slice(-6).map(({ what, actor }) => [what, actor])).toEqual([
    ['name contact person', `person ${gu.id}`],
    ['change mode', `person ${gu.id}`],
    ['contact person confirmed', `person ${lan.id}`],
    ['change mode', `person ${lan.id}`],
    ['contact person revoked', `person ${gu.id}`],
    ['change mode', `person ${gu.id}`],
  ]);
  expect(JSON.stringify(lines)).not.toContain(lan.email);
});
