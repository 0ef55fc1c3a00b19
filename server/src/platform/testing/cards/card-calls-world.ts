import * as cards from 'contract/calls/cards';
import * as modes from 'contract/calls/modes';
import { sendConfirmation } from 'contract/calls/sign-in';
import type { Call } from 'contract/wire/call';
import { desc, eq } from 'drizzle-orm';
import { contactPerson } from '../../database/tables/modes.ts';
import { person } from '../../database/tables/people.ts';
import { secondsLater } from '../sign-in-server.ts';
import { steps } from '../signing-in.ts';
import { testNow } from '../test-now.ts';
import { addressesOf, viewOf, type SixPhones } from './card-calls-views.ts';
import { ask, logIn, newCaller, saidBy, type Server } from './card-callers.ts';
import { badgeAtFirst, hasMobile, names, type Act, type Name, type World } from './card-people.ts';

/** Six new people at the server. Everything is done and seen by calls, as their phones do. */
export async function callsWorld(server: Server, sequence: number): Promise<World> {
  server.clock.set(testNow);
  const six = {} as SixPhones['six'];
  for (const [nth, name] of names.entries())
    six[name] = await newCaller(server, {
      ...{ index: sequence * names.length + nth, badge: badgeAtFirst(name), mobile: hasMobile(name) },
    });
  const phones: SixPhones = { server, six, known: { cards: [], namings: [] }, kept: new Map() };
  return {
    async act(act) {
      secondsLater(server, 1);
      if (!onlyCards.includes(act.do)) phones.kept.clear();
      return (await happened(phones, act)) ?? saidBy(await ask(server, ...called(phones, act)));
    },
    async see(who) {
      if (who.length === names.length) phones.kept.clear();
      const views = await Promise.all(who.map(async (name) => [name, await viewOf(phones, name)] as const));
      return Object.fromEntries(views);
    },
  };
}

/** These change nobody's mode, and for whom nobody acts. */
const onlyCards: readonly Act['do'][] = ['send', 'accept', 'decline', 'delete', 'withdraw', 'delete friend', 'wait'];

/** What is more than one call. */
async function happened(phones: SixPhones, act: Act): Promise<string | undefined> {
  const { server, six } = phones;
  switch (act.do) {
    case 'wait':
      secondsLater(server, act.minutes * 60);
      return 'done';
    case 'change badge':
      await change(phones, act.of, { badge: act.badge, listed: act.badge === 'red' });
      return 'done';
    case 'change registration':
      // Whoever is not verified any more is logged out, so that each time a new login is needed.
      await change(phones, act.of, { verified: false });
      if (!act.verified) return 'done';
      await change(phones, act.of, { verified: true });
      six[act.of] = await logIn(server, six[act.of]);
      return 'done';
    case 'send':
      return send(phones, act);
    case 'name contact':
      return nameContact(phones, act);
    default:
      return undefined;
  }
}

async function change({ server, six }: SixPhones, of: Name, record: Partial<typeof person.$inferInsert>) {
  await server.db.update(person).set(record).where(eq(person.id, six[of].id));
}

async function send({ server, six, known }: SixPhones, { by, to, share, message }: Extract<Act, { do: 'send' }>) {
  const answer = await ask(server, six[by], cards.sendCard, { delegateId: six[to].id, share, message });
  if (answer.code !== 0) return saidBy(answer);
  const { id, became } = answer.obj as { id: string; became: string };
  if (became === 'sent') known.cards.push(id);
  return known.cards.includes(id) ? became : `friends by the unknown card ${id}`;
}

async function nameContact(phones: SixPhones, { by, contact }: Extract<Act, { do: 'name contact' }>) {
  const { server, six, known } = phones;
  // A second code is sent after two minutes only.
  secondsLater(server, 121);
  const { obj } = await ask(server, six[by], sendConfirmation, { channel: 'email' });
  const fresh = { flowId: (obj as { flowId: string }).flowId, code: steps(server).newestCode() };
  const body = { name: contact, ...addressesOf(phones, contact), seesSchedule: false, ...fresh };
  const answer = await ask(server, six[by], modes.nameContact, body);
  const [newest] = await server.db
    .select({ id: contactPerson.id })
    .from(contactPerson)
    .where(eq(contactPerson.delegateId, six[by].id))
    .orderBy(desc(contactPerson.namedAt))
    .limit(1);
  if (newest && !known.namings.includes(newest.id)) known.namings.push(newest.id);
  return saidBy(answer);
}

/** What is one call: who makes it, and with what. */
function called({ six, known }: SixPhones, act: Act): [SixPhones['six'][Name], Call, object] {
  switch (act.do) {
    case 'accept':
    case 'decline':
    case 'delete': {
      const call = { accept: cards.acceptCard, decline: cards.declineCard, delete: cards.deleteCard }[act.do];
      const actingFor = act.actingFor ? { actingFor: six[act.actingFor].id } : {};
      const share = act.do === 'accept' ? { share: act.share } : {};
      return [six[act.by], call, { id: known.cards[act.card], ...share, ...actingFor }];
    }
    case 'withdraw':
      return [six[act.by], cards.withdrawCard, { id: known.cards[act.card] }];
    case 'delete friend':
      return [six[act.by], cards.deleteFriend, { id: known.cards[act.card] }];
    case 'set mode':
      return [six[act.by], modes.setMode, { mode: act.mode }];
    case 'revoke':
      return [six[act.by], modes.revokeContact, {}];
    case 'accept invitation':
      return [six[act.by], modes.acceptInvitation, { invitation: known.namings[act.naming] }];
    case 'decline invitation':
      return [six[act.by], modes.declineInvitation, { invitation: known.namings[act.naming] }];
    case 'stop acting':
      return [six[act.by], modes.stopActing, { delegateId: six[act.actingFor].id }];
    default:
      throw new Error(`${act.do} is no call`);
  }
}
