import { codeNotSent, codeRestricted } from 'contract/refusals/sign-in';
import type { sendCode } from 'contract/calls/sign-in';
import type { Context } from '../../platform/http/binding.ts';
import { committedRefusal, type CommittedRefusal } from '../../platform/writes/refusing.ts';
import { newDigits } from '../../platform/security/secrets.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { currentForum } from '../forum/forum.actions.ts';
import {
  codeLives,
  codeStrength,
  day,
  longCode,
  resendWait,
  whyCodeCannotBeSent,
  type CodeChannel,
} from './sign-in.rules.ts';
import * as store from './sign-in-attempts-and-codes.store.ts';
import { codeText } from './sign-in.words.ts';
import { sharedBy } from './sign-in-second-image.actions.ts';
import * as limits from './sign-in-limits.store.ts';

type SendingContext = Pick<Context<typeof sendCode>, 'db' | 'now' | 'language' | 'services' | 'network'>;
type Receiver = {
  channel: CodeChannel;
  address: string;
  fingerprint: string;
  /** Undefined if nobody has this address: the code is made all the same, but not sent. */
  personId: string | undefined;
  /** Names the budget of requests and failures; empty for all devices that never signed in. */
  device: string;
};

/**
 * Makes a new code unless the address must wait; the work is the same whether a person has the address or not. The
 * caller has locked the address, so that two requests for it count each other.
 */
export async function sendCodeTo(context: SendingContext, flowId: string, receiver: Receiver) {
  return (await whyNoCode(context, receiver)) ?? writeCode(context, flowId, receiver);
}

async function whyNoCode(
  { db, now, services }: SendingContext,
  { channel, fingerprint, device }: Receiver,
): Promise<CommittedRefusal | undefined> {
  if (await limits.isRestricted(db, { method: 'code', subject: fingerprint, device }))
    return committedRefusal(codeRestricted);
  const requests = await limits.codeRequestsSince(db, { fingerprint, device }, new Date(now.getTime() - day));
  const wait = whyCodeCannotBeSent(requests, await store.lastOutageOf(db, outgoingChannel(channel)), now);
  if (wait) return committedRefusal(wait.refusal, { retryAfter: wait.retryAfter });
  return services.outgoing.isUp(outgoingChannel(channel)) ? undefined : committedRefusal(codeNotSent);
}

async function writeCode({ db, now, language, services, network }: SendingContext, flowId: string, receiver: Receiver) {
  const { channel, address, fingerprint, personId, device } = receiver;
  const failed = await limits.failedVerificationsSince(db, new Date(now.getTime() - day));
  const isUnderAttack = failed > services.settings.failuresForLongCodes;
  if (isUnderAttack) services.alarm('too many failed verifications: codes are longer now, or have fewer tries');
  const isCarried = services.outgoing.carries(outgoingChannel(channel), longCode);
  const { digits, mostTries } = codeStrength(isUnderAttack, isCarried);
  const forKnownDevice = device !== '';
  const code = newDigits(digits);
  await store.dropOtherCodes(db, { flowId, addressFingerprint: fingerprint, forKnownDevice });
  await store.changeFlow(db, flowId, {
    method: channel,
    addressFingerprint: fingerprint,
    personId: personId ?? null,
    codeHash: services.sealing.fingerprint(`${flowId}\n${code}`, 'code'),
    codeExpiresAt: new Date(now.getTime() + codeLives),
    ...{ tries: 0, mostTries, forKnownDevice },
    imagesPassed: 0,
    usedAt: null,
  });
  const forumName = inLanguage(language)((await currentForum(db)).name);
  const id = await services.outgoing.sendLater(db, {
    channel: outgoingChannel(channel),
    purpose: 'code',
    to: personId ? address : null,
    ...codeText(code, language, { forumName, publicUrl: services.settings.publicUrl }),
    now,
  });
  const shared = sharedBy(services.sealing, channel, address);
  await limits.insertCodeRequest(db, { id, addressFingerprint: fingerprint, network, device, ...shared, at: now });
  return { digits, resendAfter: resendWait / 1000 };
}

function outgoingChannel(channel: CodeChannel): 'sms' | 'email' {
  return channel === 'mobile' ? 'sms' : 'email';
}
