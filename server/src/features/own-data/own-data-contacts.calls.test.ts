import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as cardCalls from 'contract/calls/cards';
import * as messageCalls from 'contract/calls/messages';
import * as calls from 'contract/calls/modes';
import { ownDataParts } from 'contract/calls/own-data';
import type { Language } from 'contract/languages';
import { signInAs } from '../../../demo/people.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { erasureReceipt, erasureRequest } from '../../platform/database/tables/people.ts';
import { writeAnswer } from '../../platform/database/tables/writes.ts';
import { modesDesk, outsider, type Contact, type Who } from '../../platform/people/modes-desk.testing.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { modesJobs } from '../modes/modes.jobs.ts';
import { collectPart } from './own-data-collect.actions.ts';
import { eraseDue } from './own-data-erasing.actions.ts';
import { keysOfPerson } from './own-data-keys.store.ts';
import { eraseRows } from './own-data-rows.store.ts';

const { server, later } = await signInServer();
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);

/** The rows of all parts of the person's download, as text. */
async function downloadOf(personId: string): Promise<string> {
  const { db, services } = server;
  const keys = await keysOfPerson(db, personId, services.sealing);
  const { sealing, mediaStore } = services;
  const context = { db, sealing, mediaStore, keys, timeZone: 'Asia/Shanghai' };
  const parts = [];
  for (const part of ownDataParts) parts.push((await collectPart(part, context)).tables);
  return JSON.stringify(parts);
}

/** Helena and Gu have exchanged cards, which a contact person of this name and these addresses accepted for Gu. */
async function exchangedThrough(contact: Contact): Promise<Who> {
  for (const table of [card, message]) await server.db.delete(table);
  await desk.forget(gu, helena);
  for (const { mobile } of [gu, helena]) await desk.signIn(mobile);
  await desk.name(gu, contact);
  await desk.write(calls.setMode, gu, { mode: 'assistant' });
  const assistant = await desk.signIn(contact.email);
  await desk.accept(assistant);
  const share = { mobile: true, email: true };
  const { obj } = await desk.write(cardCalls.sendCard, helena, { delegateId: gu.id, share, message: '幸会' });
  const { id } = obj as { id: string };
  const answer = { id, share: null, actingFor: gu.id };
  expect((await desk.write(cardCalls.acceptCard, assistant, answer)).code).toBe(0);
  return assistant;
}

/** What the exchange is to the viewer: what it gives, and who answered it. */
async function friendOf(viewer: Who) {
  const { friends, answered } = (await desk.read(cardCalls.getCards, viewer)).obj as cardCalls.Cards;
  expect(answered.map(({ by }) => by)).toEqual(friends.map(({ by }) => by));
  return friends.map(({ by, shared }) => ({ by, shared }));
}

async function inboxOf({ id }: Who, language: Language = 'en') {
  const token = desk.tokens.get(id) ?? '';
  const { obj } = await server.call.json(messageCalls.getMessages.path, { group: 'notification' }, { token, language });
  const told = (obj as { messages: messageCalls.Message[] }).messages.filter(({ kind }) => kind === 'card');
  return told.map(({ title, text }) => ({ title, text }));
}

test('who answered for whom stays for both when the record of the contact person has ended, and names no record', async () => {
  const { id } = await exchangedThrough(outsider);
  const ofRuth = { contactName: outsider.name, mobile: outsider.mobile, email: outsider.email, withdrawn: false };
  const ofHelena = { contactName: null, mobile: helena.mobile, email: helena.email, withdrawn: false };
  const by = { name: outsider.name };
  const [said] = await inboxOf(helena);
  for (const { id: one } of [gu, helena]) expect(await downloadOf(one)).not.toContain(id);
  expect((await desk.write(calls.revokeContact, gu)).code).toBe(0);
  // What was typed of somebody who never agreed is deleted by then.
  const muchLater = new Date(server.clock.now().getTime() + 365 * 24 * 60 * 60 * 1000);
  for (const { purge } of modesJobs.retention ?? []) await purge(server.db, muchLater);

  expect(await friendOf(helena)).toEqual([{ by, shared: ofRuth }]);
  expect(await friendOf(gu)).toEqual([{ by, shared: ofHelena }]);
  expect(await inboxOf(helena)).toEqual([said]);
  expect(said?.text).toContain('It was accepted by Ruth Amberley for Gu Minglan.');
});

test.each([
  ['who acts', false],
  ['who was revoked', true],
])(
  'of a contact person %s nothing is left after an erasure, which is told to friends and delegate',
  async (_, revoked) => {
    const assistant = await exchangedThrough(outsider);
    // Somebody else has named the same person, so that the record does not end.
    await desk.name(helena, outsider);
    if (revoked) await desk.write(calls.revokeContact, gu);
    await server.db.delete(message);
    const { db, clock, services } = server;
    const [askedAt, language] = [clock.now(), 'en' as const];
    const number = `E-${requestId().slice(0, 9)}`;
    await db.insert(erasureRequest).values({ personId: assistant.id, number, askedAt, dueAt: askedAt, language });
    later(1);
    await eraseDue({ db, clock, services, log: server.parts.log });
    expect(await db.select().from(erasureReceipt).where(eq(erasureReceipt.number, number))).toHaveLength(1);

    const shared = { contactName: null, mobile: null, email: null, withdrawn: true };
    expect(await friendOf(helena)).toEqual([{ by: { name: null }, shared }]);
    expect(await friendOf(gu)).toMatchObject([{ by: { name: null }, shared: { mobile: helena.mobile } }]);
    const told = 'The contact details received from Gu Minglan have been withdrawn';
    expect((await inboxOf(helena)).map(({ title }) => title)).toContain(told);
    expect((await inboxOf(helena, 'zh')).map(({ title }) => title)).toContain(`${gu.name.zh}此前提供的联系方式已撤回`);
    const ofDelegate = (await inboxOf(gu)).map(({ title }) => title);
    expect(ofDelegate.toSorted()).toEqual([
      'The contact details of the person you named have been withdrawn',
      ...(revoked ? [] : ['The person you named is no longer your contact person']),
    ]);
    const rows = JSON.stringify([await downloadOf(gu.id), await downloadOf(helena.id)]);
    for (const secret of [outsider.name, outsider.email, outsider.mobile, assistant.id])
      expect(rows).not.toContain(secret);
  },
);

test('neither the download nor a message tells whose record the address of a contact person leads to', async () => {
  // The demo has cards that Lan answered for another delegate.
  for (const table of [card, message]) await server.db.delete(table);
  await desk.forget(gu);
  await desk.signIn(gu.mobile);
  await desk.name(gu, { name: 'The owner of an address', mobile: lan.mobile, email: lan.email });
  await desk.write(calls.setSeesSchedule, gu, { seesSchedule: true });
  await desk.name(gu, { name: 'Somebody', mobile: lan.mobile, email: lan.email });
  await desk.signIn(lan.mobile);
  await desk.accept(lan);
  later(1);
  await desk.write(calls.stopActing, lan, { delegateId: gu.id });

  const { obj } = await desk.read(messageCalls.getMessages, gu, { group: 'notification' });
  const told = (obj as { messages: messageCalls.Message[] }).messages.filter(({ kind }) => kind === 'card');
  expect(told.map(({ title, target }) => [title, target])).toEqual([
    ['Somebody is no longer your contact person', { kind: 'page', page: 'modes' }],
    ['Somebody has agreed to be your contact person', { kind: 'page', page: 'modes' }],
  ]);
  const own = await downloadOf(gu.id);
  for (const known of ['Somebody', lan.email, 'another person', gu.id]) expect(own).toContain(known);
  for (const secret of [lan.id, lan.name.zh, lan.name.en]) expect(own).not.toContain(secret);
});

test('an erasure takes with it what the person wrote for others, and what others wrote for the person', async () => {
  const [forGu, forHelena] = [`person ${lan.id} for ${gu.id}`, `person ${lan.id} for ${helena.id}`];
  const all = inArray(writeAnswer.actor, [forGu, forHelena]);
  const left = async () => (await server.db.select().from(writeAnswer).where(all)).map(({ actor }) => actor);
  const row = { path: '/api/acting/planted', requestId: requestId(), at: server.clock.now(), bodyHashSealed: '' };
  await server.db.insert(writeAnswer).values([forGu, forHelena].map((actor) => ({ ...row, actor })));
  const erase = async (id: string) => eraseRows(server.db, await keysOfPerson(server.db, id, server.services.sealing));
  for (const { id } of [lan, gu]) expect(await downloadOf(id)).not.toContain(row.path);
  await erase(gu.id);
  expect(await left()).toEqual([forHelena]);
  await erase(lan.id);
  expect(await left()).toEqual([]);
});
