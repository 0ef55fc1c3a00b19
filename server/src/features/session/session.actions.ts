import type { getMe, signOut } from 'contract/calls/session';
import { sessionExpired } from 'contract/refusals/session';
import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import type { SessionCache } from '../../platform/cache/session-cache.ts';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import { hasPageFor } from '../../platform/people/directory-listing.rules.ts';
import { formOfAddress } from '../../platform/people/form-of-address.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { andThen, type MaybePromise } from '../../platform/maybe-promise.ts';
import type { FoundSession, Viewer } from '../../platform/viewer.ts';
import { textsToAgree } from '../consent/consent.actions.ts';
import { takeNewToken } from './session-new-token.store.ts';
import { touchEvery, whySessionCannotGoOn } from './session.rules.ts';
import * as store from './session.store.ts';

/**
 * The person behind a token. Sessions are cached: one that ends on this instance is over at once, one that ends on
 * another as soon as its notice arrives.
 */
export function identify(
  token: string,
  { db, now, cache, language }: { db: Database; now: Date; cache: SessionCache; language?: Language | undefined },
): MaybePromise<Viewer> {
  return andThen(
    cache.get(token, () => store.sessionByToken(db, hashOf(token))),
    (found) => {
      const refusal = whySessionCannotGoOn(found?.session, now);
      if (refusal || !found) refuse(refusal ?? sessionExpired);
      const { session } = found;
      const isOther = language !== undefined && language !== session.language;
      const isNews = isOther || now.getTime() - session.lastUsedAt.getTime() > touchEvery;
      if (session.confirmedTokenHash === null && !isNews) return viewerOf(found);
      return noteUse(found, hashOf(token), { db, now, cache, isNews, language });
    },
  );
}

type Use = { db: Database; now: Date; cache: SessionCache; isNews: boolean; language: Language | undefined };

async function noteUse(found: FoundSession, tokenHash: string, use: Use): Promise<Viewer> {
  const { db, now, cache, isNews, language } = use;
  const { session } = found;
  if (session.confirmedTokenHash === tokenHash) {
    await takeNewToken(db, tokenHash);
    session.scope = 'full';
    cache.drop((one) => one.session.id === session.id);
  }
  if (isNews) {
    // The language is written even if it is the cached one: another instance may have heard another one since. A stream
    // says none of its own when it asks again, and leaves the last one as it is.
    const used = { lastUsedAt: now, ...(language && { language }) };
    Object.assign(session, used);
    await store.touchSession(db, session.id, used);
  }
  return viewerOf(found);
}

function viewerOf({ session, badge, contactOnly }: FoundSession): Viewer {
  const scope = session.mustAgree ? 'to agree' : session.scope;
  return { id: session.personId, badge, sessionId: session.id, scope, contactOnly };
}

/** The person of a session that is still valid, for downloads and media, which come without a token. */
export async function viewerOfSession(
  sessionId: string,
  db: Database,
  now: Date,
  cache: SessionCache,
): Promise<Viewer | undefined> {
  // A token has no space, so nobody reaches by an id as a token what is kept under the id.
  const found = await cache.get(`id ${sessionId}`, () => store.sessionById(db, sessionId));
  if (!found || whySessionCannotGoOn(found.session, now)) return undefined;
  return viewerOf(found);
}

/** Waits for the commit, because a session cached before it would be the old one again. */
export function dropCachedSessions(
  { services, afterCommit }: Pick<Context<typeof signOut>, 'services' | 'afterCommit'>,
  personId: string,
) {
  afterCommit(() => services.sessionCache.drop(({ session }) => session.personId === personId));
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
    inDirectory: hasPageFor(viewer, { badge: viewer.badge, listed: person.listed }),
    limited: viewer.scope === 'limited',
    contactOnly: viewer.contactOnly ?? false,
    agree: await textsToAgree(db, viewer.id),
  };
}

export const { lockPerson, unlinkPartners, voidBadgeCode } = store;
