import type { readBadge, signInByBadge } from 'contract/calls/sign-in';
import { agreementMissing } from 'contract/refusals/consent';
import { badgeRestricted, forumOver, notABadge, notVerified, wrongBirthDate } from 'contract/refusals/sign-in';
import { inField } from 'contract/wire/refusal';
import type { Context } from '../../platform/http/binding.ts';
import { badgeFingerprints, readBadgeCode } from '../../platform/security/issued-badge-code.ts';
import { refuse, committedRefusal } from '../../platform/writes/refusing.ts';
import { scopeWithoutCode } from '../../platform/limited-sessions.rules.ts';
import { maskedName } from '../../platform/people/masked-name-and-address.rules.ts';
import { newFlowId, sameText } from '../../platform/security/secrets.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { hasAgreed } from '../consent/consent.actions.ts';
import { forumDay } from '../forum/forum-day.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { knownDeviceOf } from '../session/session-known-devices.actions.ts';
import { badgeFlowLives, badgeTriesLeft, day, whyBadgeCannotSignIn } from './sign-in.rules.ts';
import * as store from './sign-in-badge.store.ts';
import { sendNotices } from '../notices/notices-sending.actions.ts';
import { changeFlow, flowToChange, insertFlow } from './sign-in-attempts-and-codes.store.ts';
import { badgeSignInsSince, openSession, personToSignIn } from '../session/session-opening.actions.ts';
import * as limits from './sign-in-limits.store.ts';
import { isOver } from '../session/session.rules.ts';

/** Shows whose badge it is, masked, so that its owner can confirm it before giving a date of birth. */
export async function recogniseBadge({ body, db, now, language, services }: Context<typeof readBadge>) {
  const code = readBadgeCode(body.code);
  const badge = code ? await store.badgeByCode(db, badgeFingerprints(code, services.sealing)) : undefined;
  const person = badge ? await personToSignIn(db, badge.personId) : undefined;
  if (!badge || !person) refuse(notABadge);
  if (isOver(await currentForum(db), now)) refuse(forumOver);
  const subject = {
    method: 'badge' as const,
    subject: badge.personId,
    device: await knownDeviceOf(db, body.device, person.id),
  };
  if (!person.badgeSignIn || (await limits.isRestricted(db, subject))) refuse(badgeRestricted);
  const flowId = newFlowId();
  await insertFlow(db, { id: flowId, createdAt: now, method: 'badge', badgeId: badge.id, personId: person.id });
  const say = inLanguage(language);
  return { flowId, name: maskedName(say(person.name)), title: maskedName(say(person.title)) };
}

export async function openSessionByBadge(context: Context<typeof signInByBadge>) {
  const { body, db, now, services } = context;
  if (!(await hasAgreed(db, body.agreed))) refuse(agreementMissing);
  const flow = await flowToChange(db, body.flowId);
  if (!flow) refuse(inField(notABadge, 'flowId'));
  const live = !flow.usedAt && now.getTime() - flow.createdAt.getTime() < badgeFlowLives;
  // A badge that was voided while the date was typed is refused like one that never existed.
  const badge = live && flow.badgeId ? await store.badgeById(db, flow.badgeId) : undefined;
  const person = badge ? await personToSignIn(db, badge.personId) : undefined;
  if (!badge || !person?.birthDateSealed) refuse(inField(notABadge, 'flowId'));
  if (!person.badgeSignIn) refuse(badgeRestricted);

  const subject = {
    method: 'badge' as const,
    subject: person.id,
    device: await knownDeviceOf(db, body.device, person.id),
  };
  const counted = await limits.countTry(db, subject, await forumDay(db, now));
  if (counted.restrictedAt) return committedRefusal(badgeRestricted);
  const date = [`${person.id} ${body.birthDate}`, 'wrongDate'] as const;
  if (!sameText(services.sealing.open(person.birthDateSealed, 'birthDate'), body.birthDate)) {
    // A wrong date that is sent again tells nobody anything new, so it costs no further try.
    if (counted.wrongDates.some((wrong) => services.sealing.isFingerprint(wrong, ...date)))
      return committedRefusal(wrongBirthDate, { triesLeft: badgeTriesLeft(await limits.uncountTry(db, subject)) });
    await limits.noteFailedVerification(db, now);
    await limits.noteWrongDate(db, subject, services.sealing.fingerprint(...date));
    const triesLeft = badgeTriesLeft(counted);
    if (triesLeft > 0) return committedRefusal(wrongBirthDate, { triesLeft });
    await limits.restrict(db, subject, now);
    return committedRefusal(badgeRestricted);
  }
  await limits.forgive(db, subject);
  if (!person.verified) return committedRefusal(notVerified);
  const wait = whyBadgeCannotSignIn(await badgeSignInsSince(db, person.id, new Date(now.getTime() - day)), now);
  if (wait) return committedRefusal(wait.refusal, { retryAfter: wait.retryAfter });
  await changeFlow(db, body.flowId, { usedAt: now });
  const opened = await openSession(context, {
    person,
    method: 'badge',
    scope: scopeWithoutCode(person, { allLimited: (await currentForum(db)).badgeSessionsLimited }),
    agreed: body.agreed,
    device: body.device,
  });
  await sendNotices(db, services, { person, sessionId: opened.sessionId, by: { badgeId: badge.id }, now });
  return opened;
}
