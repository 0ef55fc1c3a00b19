import type { getMe, signOut } from 'contract/calls/session';
import { sessionExpired } from 'contract/refusals/session';
import { forumOver, notVerified } from 'contract/refusals/sign-in';
import type { Database } from '../../platform/database/database.ts';
import type { SessionCache } from '../../platform/cache/session-cache.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import { formOfAddress } from '../../platform/people/form-of-address.ts';
import { inLanguage } from '../../platform/texts.ts';
import { andThen, type MaybePromise } from '../../platform/maybe-promise.ts';
import type { FoundSession, Viewer } from '../../platform/viewer.ts';
import { recordAgreement, textsToAgree } from '../consent/consent.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { credentialFor, addKnownDevice } from './session-known-devices.actions.ts';
import { isOver, sessionEnd, sessionKind, touchEvery, whySessionCannotGoOn } from './session.rules.ts';
import * as store from './session.store.ts';

/**
 * The person behind a token. Sessions are cached: one that ends on this instance is over at once, one that ends on
 * another as soon as its notice arrives.
 */
export function identify(token: string, db: Database, now: Date, cache: SessionCache): MaybePromise<Viewer> {
  return andThen(
    cache.get(token, () => store.sessionByToken(db, hashOf(token))),
    (found) => {
      const refusal = whySessionCannotGoOn(found?.session, now);
      if (refusal || !found) refuse(refusal ?? sessionExpired);
      const { session } = found;
      const isUsedAgain = now.getTime() - session.lastUsedAt.getTime() > touchEvery;
      if (session.confirmedTokenHash === null && !isUsedAgain) return viewerOf(found);
      return noteUse(found, hashOf(token), { db, now, cache, isUsedAgain });
    },
  );
}

type Use = { db: Database; now: Date; cache: SessionCache; isUsedAgain: boolean };

async function noteUse(found: FoundSession, tokenHash: string, { db, now, cache, isUsedAgain }: Use): Promise<Viewer> {
  const { session } = found;
  if (session.confirmedTokenHash === tokenHash) {
    await store.takeConfirmedToken(db, tokenHash);
    session.scope = 'full';
    cache.drop((one) => one.session.id === session.id);
  }
  if (isUsedAgain) {
    session.lastUsedAt = now;
    await store.touchSession(db, session.id, now);
  }
  return viewerOf(found);
}

function viewerOf({ session, badge }: FoundSession): Viewer {
  return { id: session.personId, badge, sessionId: session.id, scope: session.mustAgree ? 'to agree' : session.scope };
}

/** The person of a session that is still valid, for downloads and media, which come without a token. */
export async function viewerOfSession(sessionId: string, db: Database, now: Date): Promise<Viewer | undefined> {
  const found = await store.sessionById(db, sessionId);
  if (!found || whySessionCannotGoOn(found.session, now)) return undefined;
  return viewerOf(found);
}

export type SignIn = {
  person: { id: string; name: { zh: string; en: string } };
  method: 'code' | 'badge' | 'host';
  scope: 'full' | 'limited';
  /** The versions that the person agreed to; a person who comes from the host app is asked afterwards. */
  agreed?: { agreement: number; privacy: number };
  device?: string | undefined;
};

type SessionContext = Pick<
  Context<typeof signOut>,
  'db' | 'now' | 'language' | 'uniqueId' | 'agent' | 'services' | 'afterCommit' | 'tellPerson' | 'setCookie'
>;

/** Waits for the commit, because a session cached before it would be the old one again. */
export function dropCachedSessions(
  { services, afterCommit }: Pick<SessionContext, 'services' | 'afterCommit'>,
  personId: string,
) {
  afterCommit(() => services.sessionCache.drop(({ session }) => session.personId === personId));
}

/** Ends the older session of the same kind, whose phone learns it at its next call, and returns the new one. */
export async function openSession(context: SessionContext, signIn: SignIn) {
  const { person, method, scope, agreed, device } = signIn;
  const { db, now, language, uniqueId, agent, services } = context;
  const kind = sessionKind(agent, services.settings.hostMarker);
  const forum = await currentForum(db);
  if (isOver(forum, now)) refuse(forumOver);
  const token = newToken();
  const sessionId = newId();
  // The person may have lost the verification since the caller looked; the sessions before have ended by then.
  if (!(await store.lockPerson(db, person.id))?.verified) refuse(notVerified);
  if (agreed) await recordAgreement(db, person.id, agreed, now);
  const agree = await textsToAgree(db, person.id);
  await store.endSessions(db, { personId: person.id, kind }, 'other device', now);
  dropCachedSessions(context, person.id);
  await store.insertSession(db, {
    ...{ id: sessionId, tokenHash: hashOf(token), personId: person.id, kind, method, scope, device: uniqueId },
    ...{ mustAgree: agree.length > 0, createdAt: now, lastUsedAt: now, endsAt: sessionEnd(now, forum) },
  });
  // Nothing is stored on a phone before its owner agrees; later the first answer with pictures brings the cookie.
  if (agree.length === 0) context.afterCommit(() => context.setCookie(services.mediaCookies.of(sessionId)));
  // The person's other devices show the login at once.
  if (await store.hasOtherSession(db, person.id, sessionId)) context.tellPerson(person.id);
  const say = inLanguage(language);
  const credential = await credentialFor(db, person.id, device);
  // A badge alone does not make a device known; a code has to confirm first whose device it is.
  if (scope === 'full') await addKnownDevice(db, person.id, credential, now);
  return {
    sessionId,
    token,
    userId: person.id,
    name: say(person.name),
    forumName: say(forum.name),
    device: credential,
    limited: scope === 'limited',
    agree,
  };
}

/**
 * When the person signed in by badge. Further sign-ins wait until the transaction ends, so that two at once count each
 * other.
 */
export async function badgeSignInsSince(db: Database, personId: string, since: Date): Promise<Date[]> {
  await store.lockPerson(db, personId);
  return store.badgeSessionsSince(db, personId, since);
}

export async function personToSignIn(db: Database, id: string) {
  return store.personById(db, id);
}

export async function endOwnSession(context: Context<typeof signOut>) {
  const { viewer, db, now } = context;
  dropCachedSessions(context, viewer.id);
  await store.endSession(db, viewer.sessionId, 'logout', now);
  context.afterCommit(() => context.setCookie(context.services.mediaCookies.none));
  return {};
}

export async function showMe({ viewer, db, language }: Context<typeof getMe>) {
  const person = await store.personById(db, viewer.id);
  if (!person) throw new Error('a session without its person');
  return {
    userId: viewer.id,
    name: inLanguage(language)(person.name),
    formOfAddress: formOfAddress(person, language),
    badge: viewer.badge,
    limited: viewer.scope === 'limited',
    agree: await textsToAgree(db, viewer.id),
  };
}

/** Returns a token that replaces the session's own when it is used for the first time. */
export async function offerConfirmedToken(db: Database, sessionId: string): Promise<string> {
  const token = newToken();
  await store.offerConfirmedToken(db, sessionId, hashOf(token));
  return token;
}

/** Ends every session opened in the same way, makes the devices known since then unknown, returns the person. */
export async function disownSession(db: Database, sessionId: string, since: Date, now: Date) {
  const opened = await store.sessionById(db, sessionId);
  if (!opened) return undefined;
  const { personId } = opened.session;
  // A login that has begun is waited for, so that none escapes.
  await store.lockPerson(db, personId);
  await store.disownSessions(db, opened.session, now);
  await store.forgetDevicesSince(db, personId, since);
  return personId;
}

export const { lockPerson, forgetDevicesSince, unlinkPartners, voidBadgeCode } = store;
