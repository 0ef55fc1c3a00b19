import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as messageCalls from 'contract/calls/messages';
import * as calls from 'contract/calls/modes';
import { ownDataParts } from 'contract/calls/own-data';
import { signInAs } from '../../../demo/people.ts';
import { card } from '../../platform/database/tables/cards.ts';
import { message } from '../../platform/database/tables/messages.ts';
import { writeAnswer } from '../../platform/database/tables/writes.ts';
import { modesDesk } from '../../platform/people/modes-desk.testing.ts';
import { signInServer } from '../../platform/testing/sign-in-server.ts';
import { demoPerson, gu, helena, requestId } from '../../platform/testing/signing-in.ts';
import { collectPart } from './own-data-collect.actions.ts';
import { keysOfPerson } from './own-data-keys.store.ts';
import { eraseRows } from './own-data-rows.store.ts';

const { server, later } = await signInServer();
const desk = modesDesk(server);
const lan = demoPerson(signInAs.assistant);

/** The rows of all parts of the person's download, as text. */
async function downloadOf(personId: string): Promise<string> {
  const { db, services } = server;
  const keys = await keysOfPerson(db, personId, services.sealing);
  const context = { db, sealing: services.sealing, keys, timeZone: 'Asia/Shanghai' };
  const parts = [];
  for (const part of ownDataParts) parts.push((await collectPart(part, context)).tables);
  return JSON.stringify(parts);
}

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
