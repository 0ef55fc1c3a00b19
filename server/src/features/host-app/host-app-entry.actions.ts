import type { claimTicket, tradeClaim, tradeTicket } from 'contract/calls/phone/host-app';
import { wrongTicket } from 'contract/refusals/host-app';
import { notVerified } from 'contract/refusals/sign-in';
import type { Context } from '../../platform/http/binding.ts';
import { scopeWithoutCode } from '../../platform/limited-sessions.rules.ts';
import { maskedName } from '../../platform/people/masked-name-and-address.rules.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { committedRefusal } from '../../platform/writes/refusing.ts';
import { sendNotices } from '../notices/notices-sending.actions.ts';
import { openSession, personToSignIn } from '../session/session-opening.actions.ts';
import { lockPerson } from '../session/session.actions.ts';
import { sessionKind } from '../session/session.rules.ts';
import { claimLives } from './host-app-ticket-times.rules.ts';
import { linkOf, noteFirstEntry } from './host-app-keys-and-links.store.ts';
import { insertClaim, takeClaim, takeTicket } from './host-app-tickets-and-claims.store.ts';

/** Every try uses the ticket up, also one for another user than the ticket was issued for. */
export async function openSessionByTicket(context: Context<typeof tradeTicket>) {
  const { body, agent, services, db } = context;
  const entry = await entryBy(context, await takeTicket(db, hashOf(body.ticket)));
  // Elsewhere the user is asked first: a link from a stranger must log nobody in as the stranger (security T8).
  const isInHostApp = sessionKind(agent, services.settings.hostMarker) === 'host';
  return entry && isInHostApp ? enter(context, entry) : committedRefusal(wrongTicket);
}

/** Only this page can trade the claim, and only the person it is for: it is spent by every other try. */
export async function claimByTicket(context: Context<typeof claimTicket>) {
  const { body, db, now, language, uniqueId } = context;
  const entry = await entryBy(context, await takeTicket(db, hashOf(body.ticket)));
  if (!entry) return committedRefusal(wrongTicket);
  const claim = newToken();
  await insertClaim(db, {
    ...{ claimHash: hashOf(claim), partnerId: entry.link.partnerId, personId: entry.person.id, device: uniqueId },
    expiresAt: new Date(now.getTime() + claimLives),
  });
  return { claim, name: maskedName(inLanguage(language)(entry.person.name)) };
}

export async function openSessionByClaim(context: Context<typeof tradeClaim>) {
  const claim = await takeClaim(context.db, hashOf(context.body.claim));
  const entry = claim?.device === context.uniqueId ? await entryBy(context, claim) : undefined;
  return entry ? enter(context, entry) : committedRefusal(wrongTicket);
}

type Pass = { partnerId: string; personId: string | null; expiresAt: Date };
type Entry = NonNullable<Awaited<ReturnType<typeof entryBy>>>;

/** Whom a ticket or a claim lets in; undefined if it is late, another's, or of a partner who may not any more. */
async function entryBy(
  { body, db, now }: Pick<Context<typeof tradeTicket>, 'db' | 'now'> & { body: { userId: string } },
  pass: Pass | undefined,
) {
  if (!pass || pass.expiresAt <= now || pass.personId !== body.userId) return undefined;
  const link = await linkOf(db, pass.partnerId, pass.personId);
  const person = link && (await personToSignIn(db, link.personId));
  return link && person && { link, person };
}

async function enter(context: Context<typeof tradeTicket> | Context<typeof tradeClaim>, { link, person }: Entry) {
  const { db, now, services } = context;
  if (!person.verified) return committedRefusal(notVerified);
  // An unlinking that has begun is waited for, so that no session opens after it.
  await lockPerson(db, person.id);
  if (!(await linkOf(db, link.partnerId, person.id))) return committedRefusal(wrongTicket);
  const opened = await openSession(context, { person, method: 'host', scope: scopeWithoutCode(person) });
  if (await noteFirstEntry(db, link, now))
    await sendNotices(db, services, { person, sessionId: opened.sessionId, by: { partner: link.partner }, now });
  return opened;
}
