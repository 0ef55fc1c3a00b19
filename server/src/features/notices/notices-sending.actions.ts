import type { Database } from '../../platform/database/database.ts';
import { hashOf, newLinkToken } from '../../platform/security/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { settleNoticeOf } from './notices-undelivered.store.ts';
import { insertNotice } from './notices.store.ts';
import { badgeNotice, partnerNotice } from './notices.words.ts';

type Noticed = {
  person: { mobileSealed: string | null; emailSealed: string | null };
  sessionId: string;
  by: { badgeId: string } | { partner: string };
  now: Date;
};

/**
 * A date of birth is no secret, and a partner's key may be stolen: the person gets a notice at once, with a link "this
 * was not me" (security F1).
 */
export async function sendNotices(
  db: Database,
  { sealing, settings, outgoing }: Services,
  { person, sessionId, by, now }: Noticed,
) {
  const token = newLinkToken();
  const isBadge = 'badgeId' in by;
  await insertNotice(db, { tokenHash: hashOf(token), sessionId, badgeId: isBadge ? by.badgeId : null, at: now });
  const { name } = await currentForum(db);
  const link = `${settings.publicUrl}/notice/${token}`;
  const text = isBadge ? badgeNotice(link, name) : partnerNotice(link, name, by.partner);
  const purpose = isBadge ? ('badge notice' as const) : ('partner notice' as const);
  const notice = { purpose, ...text, now, aboutSession: sessionId };
  if (person.mobileSealed)
    await outgoing.sendLater(db, { ...notice, channel: 'sms', to: sealing.open(person.mobileSealed, 'mobile') });
  if (person.emailSealed)
    await outgoing.sendLater(db, { ...notice, channel: 'email', to: sealing.open(person.emailSealed, 'email') });
}

/** A session that a code has confirmed is not limited again because its notice was late. */
export const settleNotice = settleNoticeOf;
