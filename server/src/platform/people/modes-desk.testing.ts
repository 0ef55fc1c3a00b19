import { and, eq, inArray } from 'drizzle-orm';
import * as calls from 'contract/calls/modes';
import type { Call } from 'contract/wire/call';
import { message } from '../database/tables/messages.ts';
import { contactPerson } from '../database/tables/modes.ts';
import { person } from '../database/tables/people.ts';
import { sealedBody } from '../sealed-text/seal-text.testing.ts';
import { secondsLater } from '../testing/sign-in-server.ts';
import { requestId, steps } from '../testing/signing-in.ts';
import type { testServer } from '../testing/test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
export type Who = { id: string };
export type Contact = { name: string; mobile: string; email: string; seesSchedule?: boolean };

/** A person who is on no record of the demo. */
export const outsider: Contact = { name: 'Ruth Amberley', mobile: '+447700900461', email: 'ruth@amberley.example' };

/** The calls of modes as phones make them. */
export function modesDesk(server: Server) {
  const tokens = new Map<string, string>();
  const go = steps(server);
  async function signIn(address: string): Promise<Who> {
    const channel = address.includes('@') ? 'email' : 'mobile';
    const { token, userId } = await go.signIn({ channel, address });
    tokens.set(userId, token);
    return { id: userId };
  }
  const read = (call: Call, { id }: Who, body = {}) =>
    server.call.json(call.path, body, { token: tokens.get(id) ?? '', language: 'en' });
  const write = (call: Call, { id }: Who, body: object = {}) => {
    const key = server.services.sealedTexts.announced;
    const sent = sealedBody(call, { ...body, requestId: requestId() }, { key, id });
    return server.call.json(call.path, sent, { token: tokens.get(id) ?? '', language: 'en' });
  };
  async function freshCode(who: Who) {
    // A code is sent again after two minutes.
    secondsLater(server, 130);
    const path = '/api/session/sendConfirmation';
    const body = { channel: 'email', requestId: requestId() };
    const { obj } = await server.call.json(path, body, { token: tokens.get(who.id) ?? '' });
    return { flowId: (obj as { flowId: string }).flowId, code: go.newestCode() };
  }
  const name = async (who: Who, { seesSchedule = false, ...contact }: Contact) =>
    write(calls.nameContact, who, { ...contact, seesSchedule, ...(await freshCode(who)) });
  const modesOf = async (who: Who) => (await read(calls.getModes, who)).obj as calls.OwnModes;
  const actingOf = async (who: Who) => (await read(calls.getActing, who)).obj as calls.Acting;
  /** Accepts the only invitation. */
  async function accept(who: Who) {
    const [invitation] = (await actingOf(who)).invitations;
    return write(calls.acceptInvitation, who, { invitation: invitation?.invitation });
  }
  /** As if these had named nobody. */
  async function forget(...delegates: Who[]) {
    const ids = delegates.map(({ id }) => id);
    await server.db.delete(contactPerson).where(inArray(contactPerson.delegateId, ids));
    await server.db.delete(person).where(eq(person.contactOnly, true));
    await server.db.update(person).set({ mode: 'social', assistantWaits: false }).where(inArray(person.id, ids));
    await server.db.delete(message).where(eq(message.kind, 'card'));
  }
  /** The states of a delegate's namings, and by which record the named person logs in. */
  async function namingsBy({ id }: Who) {
    const rows = await server.db.select().from(contactPerson).where(eq(contactPerson.delegateId, id));
    return rows.map(({ state, personId }) => [state, personId]);
  }
  /** What the person was told about contact persons, oldest first: by the delegate's id, or by the name that was typed. */
  async function told(who: Who) {
    const rows = await server.db
      .select({ facts: message.facts })
      .from(message)
      .where(and(eq(message.personId, who.id), eq(message.kind, 'card')))
      .orderBy(message.sentAt);
    const named = await server.db
      .select({ id: contactPerson.id, nameSealed: contactPerson.nameSealed })
      .from(contactPerson);
    const nameOf = (id: string) =>
      named.flatMap((one) => (one.id === id ? server.services.sealing.open(one.nameSealed, `${id} name`) : []))[0];
    return rows.flatMap(({ facts }) => {
      if (facts.of !== 'contact') return [];
      return [[facts.event, 'personId' in facts ? facts.personId : nameOf(facts.contactId)]];
    });
  }
  return { tokens, signIn, read, write, freshCode, name, modesOf, actingOf, accept, forget, namingsBy, told };
}
