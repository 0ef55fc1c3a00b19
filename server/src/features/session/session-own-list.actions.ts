import type { endOneSession, endOtherSessions, getSessions } from 'contract/calls/session';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { isoIn } from '../../platform/time-zones.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { dropCachedSessions } from './session.actions.ts';
import { whySessionCannotGoOn } from './session.rules.ts';
import * as store from './session.store.ts';

/** Whoever found a badge is not told where its owner is logged in. */
export async function showSessions({ viewer, db, now }: Context<typeof getSessions>) {
  const [{ timeZone }, rows] = [await currentForum(db), await store.openSessions(db, viewer.id)];
  const shown = rows.filter(
    (row) => !whySessionCannotGoOn(row, now) && (viewer.scope === 'full' || row.id === viewer.sessionId),
  );
  return {
    sessions: shown.map(({ id, kind, method, scope, createdAt, lastUsedAt }) => ({
      ...{ id, kind, method, limited: scope === 'limited', here: id === viewer.sessionId },
      ...{ since: isoIn(timeZone, createdAt), lastUsedAt: isoIn(timeZone, lastUsedAt) },
    })),
  };
}

/** A session of somebody else is answered like one that does not exist. The own one is ended by logging out. */
export async function endOne(context: Context<typeof endOneSession>) {
  const { viewer, db, now, body } = context;
  const others = await otherSessions(context);
  if (!others.includes(body.id)) refuse(notFound);
  await store.endSession(db, body.id, 'logout', now);
  dropCachedSessions(context, viewer.id);
  return {};
}

export async function endOthers(context: Context<typeof endOtherSessions>) {
  const { viewer, db, now } = context;
  const others = await otherSessions(context);
  for (const id of others) await store.endSession(db, id, 'logout', now);
  dropCachedSessions(context, viewer.id);
  return { ended: others.length };
}

type Ending = Pick<Context<typeof endOneSession>, 'viewer' | 'db' | 'now'>;

/** Those that the list shows. Behind the lock of the person, so that no login at the same moment is missed. */
async function otherSessions({ viewer, db, now }: Ending): Promise<string[]> {
  await store.lockPerson(db, viewer.id);
  const open = await store.openSessions(db, viewer.id);
  return open.flatMap((row) => (row.id === viewer.sessionId || whySessionCannotGoOn(row, now) ? [] : [row.id]));
}
