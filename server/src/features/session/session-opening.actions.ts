import type { signOut } from 'contract/calls/session';
import { forumOver, notVerified } from 'contract/refusals/sign-in';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { hashOf, newToken } from '../../platform/security/secrets.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { recordAgreement, textsToAgree } from '../consent/consent.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { rememberDevice } from './session-known-devices.actions.ts';
import { dropCachedSessions } from './session.actions.ts';
import { isOver, sessionEnd, sessionKind } from './session.rules.ts';
import * as store from './session.store.ts';

type SignIn = {
  person: { id: string; name: { zh: string; en: string } };
  method: 'code' | 'badge' | 'host';
  scope: 'full' | 'limited';
  /** Where the code was read, if one was. */
  addressFingerprint?: string;
  /** The versions that the person agreed to; a person who comes from the host app is asked afterwards. */
  agreed?: { agreement: number; privacy: number };
  device?: string | undefined;
};

type SessionContext = Pick<
  Context<typeof signOut>,
  'db' | 'now' | 'language' | 'uniqueId' | 'agent' | 'services' | 'afterCommit' | 'tellPerson' | 'setCookie'
>;

/** Ends the older session of the same kind, whose phone learns it at its next call, and returns the new one. */
export async function openSession(context: SessionContext, signIn: SignIn) {
  const { person, method, scope, addressFingerprint, agreed, device } = signIn;
  const { db, now, language, uniqueId, agent, services } = context;
  const kind = sessionKind(agent, services.settings.hostMarker);
  const forum = await currentForum(db);
  if (isOver(forum, now)) refuse(forumOver);
  const token = newToken();
  const sessionId = newId();
  // The person may have lost the verification since the caller looked; the sessions before have ended by then.
  const locked = await store.lockPerson(db, person.id);
  if (!locked?.verified) refuse(notVerified);
  if (agreed) await recordAgreement(db, person.id, agreed, now);
  const agree = await textsToAgree(db, person.id);
  await store.endSessions(db, { personId: person.id, kind }, 'other device', now);
  dropCachedSessions(context, person.id);
  await store.insertSession(db, {
    ...{ id: sessionId, tokenHash: hashOf(token), personId: person.id, kind, method, scope, language },
    ...{ device: uniqueId, addressFingerprint },
    ...{ mustAgree: agree.length > 0, createdAt: now, lastUsedAt: now, endsAt: sessionEnd(now, forum) },
  });
  // Nothing is stored on a phone before its owner agrees; later the first answer with pictures brings the cookie.
  if (agree.length === 0) context.afterCommit(() => context.setCookie(services.mediaCookies.of(sessionId)));
  // The person's other devices show the login at once.
  if (await store.hasOtherSession(db, person.id, sessionId)) context.tellPerson(person.id);
  const say = inLanguage(language);
  return {
    sessionId,
    token,
    userId: person.id,
    name: say(person.name),
    forumName: say(forum.name),
    device: await rememberDevice(db, person.id, { device, scope, now }),
    limited: scope === 'limited',
    ...(locked?.contactOnly && { contactOnly: true as const }),
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
