import type { Language } from 'contract/languages';
import { htmlLanguage } from '../../platform/messages/new-message.rules.ts';
import type { PushNotification } from '../../platform/push/push.ts';
import type { FoundSession, Viewer } from '../../platform/viewer.ts';
import { visibleOf, type DoorsById, type Judged } from '../messages/messages-who-sees-what.rules.ts';
import { whySessionCannotGoOn } from '../session/session.rules.ts';

const second = 1000;
/** After this a message is history, and its reader finds it in the inbox. */
const ofUseFor = 4 * 60 * 60 * second;
const firstWait = 15 * second;
const longestWait = 5 * 60 * second;

type Sent = { id: string; sentAt: Date; readAt: Date | null; facts: { of: string; startsAt?: string } };

/** Nobody needs to be told of a meeting that has begun. */
function ofUseUntil({ sentAt, facts }: Pick<Sent, 'sentAt' | 'facts'>): Date {
  const end = sentAt.getTime() + ofUseFor;
  return new Date(facts.startsAt === undefined ? end : Math.min(end, Date.parse(facts.startsAt)));
}

/** Only a full session that is still valid is pushed to, and only what its owner has not read yet. */
export function isToBePushed(message: Sent, session: FoundSession['session'], now: Date): boolean {
  const isWanted = message.readAt === null && now < ofUseUntil(message);
  return isWanted && session.scope === 'full' && !session.mustAgree && !whySessionCannotGoOn(session, now);
}

type Told = {
  message: Judged;
  session: Pick<FoundSession['session'], 'id' | 'personId' | 'scope'>;
  badge: Viewer['badge'];
};

/** A push would tell that there is a message which its receiver may not see any more. */
export function isHiddenFrom({ message, session, badge }: Told, agenda: DoorsById): boolean {
  const viewer: Viewer = { id: session.personId, badge, sessionId: session.id, scope: session.scope };
  return visibleOf([message], viewer, agenda).length === 0;
}

/** Each failure doubles the wait. */
export function nextTry(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(firstWait * 2 ** (attempts - 1), longestWait));
}

type Notified = Sent & { title: string; language: Language };

/** One declarative payload for all browsers: those that know it need no script of ours to show it. */
export function notificationOf(
  message: Notified,
  { publicUrl, now }: { publicUrl: string; now: Date },
): PushNotification {
  const { id, title, language } = message;
  const notification = {
    title,
    lang: htmlLanguage[language],
    navigate: `${publicUrl}/cdfH5/pages/message/detail?id=${id}`,
    // A repeat replaces the notification instead of standing beside it.
    tag: id,
  };
  const ofUseForSeconds = Math.ceil((ofUseUntil(message).getTime() - now.getTime()) / second);
  return { id, payload: JSON.stringify({ web_push: 8030, notification }), ofUseForSeconds };
}
