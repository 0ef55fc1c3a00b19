import type { acknowledgeLogin, disownLogin, getLogins } from 'contract/calls/notices';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { endCalendarAddress } from '../../platform/personal/end-calendar-address.store.ts';
import { dropCachedSessions, lockPerson, unlinkPartners, voidBadgeCode } from '../session/session.actions.ts';
import { mostLogins } from './notices.rules.ts';
import { endLogins, forgetDevicesSince } from './notices-not-me.store.ts';
import * as store from './notices-other-logins.store.ts';
import { takeNoticeOf } from './notices.store.ts';

export async function showLogins({ viewer, db }: Context<typeof getLogins>) {
  const logins = await store.loginsToTell(db, viewer, mostLogins);
  return { logins: logins.map(({ at, ...login }) => ({ ...login, at: at.toISOString() })) };
}

export async function acknowledgeOneLogin({ viewer, body, db }: Context<typeof acknowledgeLogin>) {
  const login = await store.laterLogin(db, viewer, body.id);
  if (!login) refuse(notFound);
  await store.noteTold(db, viewer.sessionId, login.createdAt);
  return {};
}

/** The same as the button behind the link of a notice, but this session is the person's own and goes on. */
export async function disownOneLogin(context: Context<typeof disownLogin>) {
  const { viewer, body, db, now, changed } = context;
  // A login that has begun is waited for, so that none escapes.
  await lockPerson(db, viewer.id);
  const login = await store.laterLogin(db, viewer, body.id);
  if (!login) refuse(notFound);
  await endLogins(db, login, now);
  await forgetDevicesSince(db, viewer.id, login.createdAt);
  await endCalendarAddress(db, viewer.id);
  const notice = await takeNoticeOf(db, login.id, now);
  const badgeId = notice?.badgeId;
  if (badgeId) await voidBadgeCode(db, badgeId, now);
  if (login.method === 'host') await unlinkPartners(db, viewer.id);
  await store.noteTold(db, viewer.sessionId, login.createdAt);
  dropCachedSessions(context, viewer.id);
  await changed({
    ...{ kind: 'person', item: viewer.id, what: 'this was not me' },
    before: { session: login.id, method: login.method, ...(badgeId && { badgeId }) },
    after: {
      session: 'ended',
      ...(badgeId && { badge: 'void' }),
      ...(login.method === 'host' && { partners: 'unlinked' }),
    },
  });
  return { badgeVoid: Boolean(badgeId) };
}
