import type { getImage, getImageSound, sendCode, signInByCode } from 'contract/calls/session';
import {
  agreementMissing,
  codeNotSent,
  codeRestricted,
  imageExpired,
  notVerified,
  wrongCode,
  wrongEmail,
  wrongImage,
  wrongMobile,
} from 'contract/refusals';
import type { RetryAfter } from 'contract/wire/envelope';
import type { Database } from '../../platform/database/database.ts';
import type { Ask } from '../../platform/http/answer.ts';
import { newCharacters, sameCharacters } from '../../platform/image-characters/characters.ts';
import { characterPicture } from '../../platform/image-characters/picture.ts';
import { characterSound } from '../../platform/image-characters/sound.ts';
import { refuse, refused } from '../../platform/refusing.ts';
import { newDigits, newFlowId, sameText } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { hasAgreed } from '../about/about.actions.ts';
import {
  codeDigits,
  codeLives,
  failuresPerDay,
  imageLives,
  needsSecondImage,
  normalAddress,
  resendWait,
  triesPerCode,
  whyCodeCannotBeSent,
} from './session-code.rules.ts';
import * as store from './session-code.store.ts';
import { codeText } from './session-code.words.ts';
import { dayOf, knownDeviceOf, openSession, personToSignIn } from './session.actions.ts';
import * as limits from './session-limits.store.ts';

const day = 24 * 60 * 60 * 1000;

export async function showImage({ body, db, now, services }: Ask<typeof getImage>) {
  const flow = body.flowId ? await store.flowToChange(db, body.flowId) : undefined;
  const flowId = flow?.id ?? newFlowId();
  if (!flow) await store.insertFlow(db, { id: flowId, createdAt: now });
  return { flowId, picture: await newImage(db, flowId, now, services) };
}

export async function sayImage({ body, db, now, language, services }: Ask<typeof getImageSound>) {
  const flow = await store.flowById(db, body.flowId);
  if (!flow?.charactersSealed || !flow.imageExpiresAt || flow.imageExpiresAt <= now) throw refuse(imageExpired);
  const sound = characterSound(services.sealing.open(flow.charactersSealed, flow.id), language);
  return { sound: `data:audio/wav;base64,${sound.toString('base64')}` };
}

async function newImage(db: Database, flowId: string, now: Date, { sealing, noteCharacters }: Services) {
  const characters = newCharacters();
  await store.changeFlow(db, flowId, {
    charactersSealed: sealing.seal(characters, flowId),
    imageExpiresAt: new Date(now.getTime() + imageLives),
  });
  noteCharacters(flowId, characters);
  return `data:image/png;base64,${(await characterPicture(characters)).toString('base64')}`;
}

/** The same work for every address, known or not: nobody can read out of it who attends. */
export async function askForCode(ask: Ask<typeof sendCode>) {
  const { body, db, now, services, network } = ask;
  const address = normalAddress(body.way, body.address);
  if (!address) throw refuse(body.way === 'mobile' ? wrongMobile : wrongEmail);
  const image = await spendImage(ask);
  if (image !== 'right') return refused(image);

  const fingerprint = services.sealing.fingerprint(address, body.way);
  await store.lockAddress(db, fingerprint);
  const fromNetwork = await store.codesFromNetworkSince(db, network, new Date(now.getTime() - day));
  const flow = await store.flowById(db, body.flowId);
  if (flow?.imagesPassed === 0 && needsSecondImage(fromNetwork, network, services.venueNetworks)) {
    await store.changeFlow(db, body.flowId, { imagesPassed: 1 });
    return { state: 'another image' as const, picture: await newImage(db, body.flowId, now, services) };
  }
  const person = await store.personByAddress(db, body.way, fingerprint);
  if (
    await limits.isRestricted(db, {
      way: 'code',
      subject: fingerprint,
      device: await knownDeviceOf(db, body.device, person?.id),
    })
  )
    return refused(codeRestricted);
  const channel = body.way === 'mobile' ? 'sms' : 'email';
  const requests = await store.codeRequestsSince(db, fingerprint, new Date(now.getTime() - day));
  const wait = whyCodeCannotBeSent(requests, await store.lastOutageOf(db, channel), now);
  if (wait) return refused(wait.refusal, { retryAfter: wait.retryAfter } satisfies RetryAfter);
  if (!(await services.mayBeSent(db, channel, address, now))) return refused(codeNotSent);
  return sendNewCode(ask, { address, fingerprint, personId: person?.id });
}

/** Spent whether right or wrong. */
async function spendImage({ body, db, now, services }: Ask<typeof sendCode>) {
  const flow = await store.flowToChange(db, body.flowId);
  if (!flow?.charactersSealed || !flow.imageExpiresAt) return imageExpired;
  await store.changeFlow(db, flow.id, { charactersSealed: null, imageExpiresAt: null });
  if (flow.imageExpiresAt <= now) return imageExpired;
  return sameCharacters(services.sealing.open(flow.charactersSealed, flow.id), body.characters)
    ? ('right' as const)
    : wrongImage;
}

type Receiver = { address: string; fingerprint: string; personId: string | undefined };

async function sendNewCode(
  { body, db, now, language, services, network }: Ask<typeof sendCode>,
  { address, fingerprint, personId }: Receiver,
) {
  const failed = await limits.failedVerificationsSince(db, new Date(now.getTime() - day));
  const digits = codeDigits(failed, services.failuresForLongCodes);
  if (digits > 6) services.alarm('too many failed verifications: codes are longer now');
  const code = newDigits(digits);
  await store.dropOtherCodes(db, fingerprint, body.flowId);
  await store.changeFlow(db, body.flowId, {
    way: body.way,
    addressFingerprint: fingerprint,
    personId: personId ?? null,
    codeHash: services.sealing.fingerprint(`${body.flowId}\n${code}`, 'code'),
    codeExpiresAt: new Date(now.getTime() + codeLives),
    tries: 0,
    usedAt: null,
  });
  const channel = body.way === 'mobile' ? ('sms' as const) : ('email' as const);
  const message = {
    channel,
    purpose: 'code' as const,
    to: personId ? address : null,
    ...codeText(code, language, services.publicUrl),
    now,
  };
  const id = await services.sendLater(db, message);
  await store.insertCodeRequest(db, { id, addressFingerprint: fingerprint, network, at: now });
  return { state: 'sent' as const, resendAfter: resendWait / 1000, digits };
}

export async function enterByCode(ask: Ask<typeof signInByCode>) {
  const { body, db, now } = ask;
  if (!(await hasAgreed(db, body.agreed))) throw refuse(agreementMissing);
  const judged = await judgeCode(ask, body);
  if (!judged.right) return refused(judged.refusal);
  const person = judged.personId ? await personToSignIn(db, judged.personId) : undefined;
  if (!person) return refused(wrongCode);
  if (!person.verified) return refused(notVerified);
  await store.changeFlow(db, body.flowId, { usedAt: now, codeHash: null });
  return openSession(ask, {
    person,
    kind: 'browser',
    method: 'code',
    scope: 'full',
    agreed: body.agreed,
    device: body.device,
  });
}

type Guess = { flowId: string; code: string; device?: string | undefined };

/** Counted twice before it is judged: against the code, and against the address over the day. */
export async function judgeCode(
  { db, now, services }: Pick<Ask<typeof signInByCode>, 'db' | 'now' | 'services'>,
  guess: Guess,
) {
  const flow = await store.takeTry(db, guess.flowId, now, triesPerCode);
  if (!flow?.codeHash || !flow.addressFingerprint) return { right: false as const, refusal: wrongCode };
  const subject = {
    way: 'code' as const,
    subject: flow.addressFingerprint,
    device: await knownDeviceOf(db, guess.device, flow.personId ?? undefined),
  };
  const counted = await limits.countTry(db, subject, await dayOf(db, now));
  if (counted.restrictedAt) return { right: false as const, refusal: codeRestricted };
  if (sameText(services.sealing.fingerprint(`${flow.id}\n${guess.code.trim()}`, 'code'), flow.codeHash)) {
    await limits.forgetFailures(db, subject);
    return { right: true as const, personId: flow.personId };
  }
  await limits.noteFailedVerification(db, now);
  if (counted.count <= failuresPerDay) return { right: false as const, refusal: wrongCode };
  await limits.restrict(db, subject, now);
  return { right: false as const, refusal: codeRestricted };
}
