import type { sendCode, signInByCode } from 'contract/calls/sign-in';
import { agreementMissing } from 'contract/refusals/consent';
import { codeRestricted, forumOver, notVerified, wrongCode, wrongEmail, wrongMobile } from 'contract/refusals/sign-in';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { refuse, CommittedRefusal, committedRefusal } from '../../platform/writes/refusing.ts';
import { hasAgreed } from '../consent/consent.actions.ts';
import { forumDay } from '../forum/forum-day.actions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { knownDeviceOf } from '../session/session-known-devices.actions.ts';
import { failuresPerDay, normalAddress } from './sign-in.rules.ts';
import * as store from './sign-in-attempts-and-codes.store.ts';
import { openSession, personToSignIn } from '../session/session-opening.actions.ts';
import * as limits from './sign-in-limits.store.ts';
import { newImage, consumeImage } from './sign-in-image.actions.ts';
import { isOver } from '../session/session.rules.ts';
import { needsSecondImage } from './sign-in-second-image.actions.ts';
import { sendCodeTo } from './sign-in-send-code.actions.ts';

/** Does the same work for every address, known or not, so that the answer and its time do not reveal who attends. */
export async function askForCode(context: Context<typeof sendCode>) {
  const { body, db, now, services } = context;
  const address = normalAddress(body.channel, body.address);
  if (!address) refuse(body.channel === 'mobile' ? wrongMobile : wrongEmail);
  if (isOver(await currentForum(db), now)) refuse(forumOver);
  const fingerprints = services.sealing.fingerprints(address, body.channel);
  // The address is locked before the row of the attempt. Otherwise two attempts for one address would deadlock.
  const fingerprint = await store.lockAddress(db, fingerprints);
  const image = await consumeImage(context);
  if (image.refusal) return committedRefusal(image.refusal);

  if (image.flow.imagesPassed === 0 && (await needsSecondImage(context, body.channel, address))) {
    await store.changeFlow(db, body.flowId, { imagesPassed: 1 });
    return { state: 'another image' as const, picture: await newImage(context, body.flowId) };
  }
  const personId = (await store.personByAddress(db, body.channel, fingerprints))?.id;
  const device = await knownDeviceOf(db, body.device, personId);
  const sent = await sendCodeTo(context, body.flowId, {
    channel: body.channel,
    address,
    fingerprint,
    personId,
    device,
  });
  return sent instanceof CommittedRefusal ? sent : { state: 'sent' as const, ...sent };
}

export async function openSessionByCode(context: Context<typeof signInByCode>) {
  const { body, db, now } = context;
  if (!(await hasAgreed(db, body.agreed))) refuse(agreementMissing);
  const judged = await judgeCode(context, body);
  if (!judged.right) return committedRefusal(judged.refusal);
  const person = judged.personId ? await personToSignIn(db, judged.personId) : undefined;
  if (!person) return committedRefusal(wrongCode);
  await store.changeFlow(db, body.flowId, { usedAt: now, codeHash: null });
  if (!person.verified) return committedRefusal(notVerified);
  return openSession(context, {
    person,
    method: 'code',
    scope: 'full',
    addressFingerprint: judged.addressFingerprint,
    agreed: body.agreed,
    device: body.device,
  });
}

/** Behind the lock of the address, so that a code that is asked for at the same moment is worthless as well. */
export async function dropCodesTo(db: Database, fingerprints: [current: string, ...older: string[]]) {
  await store.dropCodesOf(db, await store.lockAddress(db, fingerprints));
}

type Guess = { flowId: string; code: string; device?: string | undefined };

/** Counts the try twice before judging it: against the code, and against the address over the day. */
export async function judgeCode(
  { db, now, services }: Pick<Context<typeof signInByCode>, 'db' | 'now' | 'services'>,
  guess: Guess,
) {
  const flow = await store.takeTry(db, guess.flowId, now);
  if (!flow?.codeHash || !flow.addressFingerprint) return { right: false as const, refusal: wrongCode };
  const subject = {
    method: 'code' as const,
    subject: flow.addressFingerprint,
    device: await knownDeviceOf(db, guess.device, flow.personId ?? undefined),
  };
  const counted = await limits.countTry(db, subject, await forumDay(db, now));
  if (counted.restrictedAt) return { right: false as const, refusal: codeRestricted };
  if (services.sealing.isFingerprint(flow.codeHash, `${flow.id}\n${guess.code.trim()}`, 'code')) {
    await limits.forgive(db, subject);
    return { right: true as const, personId: flow.personId, addressFingerprint: flow.addressFingerprint };
  }
  await limits.noteFailedVerification(db, now);
  if (counted.count <= failuresPerDay) return { right: false as const, refusal: wrongCode };
  await limits.restrict(db, subject, now);
  return { right: false as const, refusal: codeRestricted };
}
