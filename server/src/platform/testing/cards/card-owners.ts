import { eq } from 'drizzle-orm';
import { card, encounter } from '../../database/tables/cards.ts';
import { contactPerson } from '../../database/tables/modes.ts';
import { person } from '../../database/tables/people.ts';
import { newId } from '../../ids.ts';
import { logIn, newCaller, type Caller, type Server } from './card-callers.ts';
import type { Badge } from './card-people.ts';

export type WhoIsWho = Awaited<ReturnType<typeof whoIsWho>>;

const shares = { of: 'own', mobile: true, email: false } as const;

/** Everybody who might ask for what is somebody else's, and what there is. The receiver is in assistant mode. */
export async function whoIsWho(server: Server) {
  let index = 0;
  const one = (badge: Badge = 'red') => newCaller(server, { index: index++, badge });
  const receiver = await one();
  const viewers = {
    ...{ 'the receiver': receiver, 'the sender': await one(), 'a friend': await one(), 'a stranger': await one() },
    ...{ 'the assistant': await one('grey'), 'a revoked assistant': await one('grey') },
    ...{ 'the invited': await one('grey'), blue: await one('blue'), green: await one('green') },
    grey: await one('grey'),
    'the receiver, limited': await logIn(server, receiver, { kind: 'wechat', method: 'badge', scope: 'limited' }),
    'the receiver, without a token': { ...receiver, token: '' },
    'the receiver, logged out': await logIn(server, receiver, { endedAt: server.clock.now(), endReason: 'logout' }),
  };
  const [sender, friend] = [viewers['the sender'], viewers['a friend']];
  await nameAll(server, viewers);
  return {
    viewers,
    things: {
      received: await cardBetween(server, sender, receiver, 'pending'),
      friends: await cardBetween(server, receiver, friend, 'accepted'),
      /** Between others: the assistant may answer none of it. */
      ofOthers: await cardBetween(server, sender, friend, 'pending'),
      invitation: await naming(server, friend, viewers['the invited'], 'waiting'),
      encounter: await meeting(server, receiver, sender),
      hidden: await hiddenPeople(server, one),
    },
  };
}

/** One assistant acts for the receiver now, and another did before. */
async function nameAll(server: Server, viewers: Record<string, Caller>) {
  const { 'the receiver': receiver, 'a revoked assistant': revoked, 'the assistant': assistant } = viewers;
  if (!receiver || !revoked || !assistant) throw new Error('all three are among the viewers');
  await naming(server, receiver, revoked, 'ended');
  await naming(server, receiver, assistant, 'confirmed');
  await server.db.update(person).set({ mode: 'assistant' }).where(eq(person.id, receiver.id));
}

async function naming(
  { db, clock, sealing }: Server,
  by: Caller,
  of: Caller,
  state: 'waiting' | 'confirmed' | 'ended',
) {
  const [id, now] = [newId(), clock.now()];
  await db.insert(contactPerson).values({
    ...{ id, delegateId: by.id, personId: of.id, state, namedAt: now, seesSchedule: true },
    nameSealed: sealing.seal('Contact', `${id} name`),
    mobileSealed: sealing.seal(of.mobile, `${id} mobile`),
    emailSealed: sealing.seal(of.email, `${id} email`),
    waitsUntil: new Date(now.getTime() + 7 * 24 * 3_600_000),
    ...{ confirmedAt: state === 'waiting' ? null : now, endedAt: state === 'ended' ? now : null },
  });
  return id;
}

async function cardBetween({ db, clock }: Server, from: Caller, to: Caller, state: 'pending' | 'accepted') {
  const [id, now] = [newId(), clock.now()];
  const answer = state === 'accepted' ? { receiverShares: shares, answeredAt: now } : {};
  await db
    .insert(card)
    .values({ id, senderId: from.id, receiverId: to.id, state, senderShares: shares, sentAt: now, ...answer });
  return id;
}

async function meeting({ db, clock }: Server, shower: Caller, scanner: Caller) {
  const [id, now] = [newId(), clock.now()];
  await db.insert(encounter).values({
    ...{ id, showerId: shower.id, scannerId: scanner.id, state: 'open', showerShares: shares, scannedAt: now },
    endsAt: new Date(now.getTime() + 120_000),
  });
  return id;
}

/** People whom no screen leads to: kept out of the directory, only a contact person, and nobody at all. */
async function hiddenPeople({ db }: Server, one: (badge?: Badge) => Promise<Caller>) {
  const [unlisted, contactOnly, decoy] = [await one(), await one('grey'), await one()];
  await db.update(person).set({ listed: false }).where(eq(person.id, unlisted.id));
  await db.update(person).set({ contactOnly: true }).where(eq(person.id, contactOnly.id));
  const noAddress = { mobileSealed: null, mobileFingerprint: null, emailSealed: null, emailFingerprint: null };
  const nobody = { decoy: true, listed: false, verified: false, badgeSignIn: false, ...noAddress };
  await db.update(person).set(nobody).where(eq(person.id, decoy.id));
  return { unlisted: unlisted.id, contactOnly: contactOnly.id, decoy: decoy.id };
}
