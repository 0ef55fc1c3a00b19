import type { Database } from '../../platform/database/database.ts';
import { hashOf, newLinkToken } from '../../platform/security/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { insertNotice, settleNoticeOf } from './notices.store.ts';
import { noticeText } from './notices.words.ts';

type Noticed = {
  person: { mobileSealed: string | null; emailSealed: string | null };
  sessionId: string;
  badgeId: string;
  now: Date;
};

/** A date of birth is no secret, so the person gets a notice at once, with a link "this was not me" (security F1). */
export async function sendNotices(
  db: Database,
  { sealing, settings, outgoing }: Services,
  { person, sessionId, badgeId, now }: Noticed,
) {
  const token = newLinkToken();
  await insertNotice(db, { tokenHash: hashOf(token), sessionId, badgeId, at: now });
  const { name } = await currentForum(db);
  const text = noticeText(`${settings.publicUrl}/notice/${token}`, name);
  const notice = { purpose: 'badge notice' as const, ...text, now, aboutSession: sessionId };
  if (person.mobileSealed)
    await outgoing.sendLater(db, { ...notice, channel: 'sms', to: sealing.open(person.mobileSealed, 'mobile') });
  if (person.emailSealed)
    await outgoing.sendLater(db, { ...notice, channel: 'email', to: sealing.open(person.emailSealed, 'email') });
}

/** A session that a code has confirmed is not limited again because its notice was late. */
export const settleNotice = settleNoticeOf;
