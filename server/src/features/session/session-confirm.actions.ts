import type { confirmSession, sendConfirmation } from 'contract/calls/session';
import { codeNotSent, codeRestricted, notFound, wrongCode } from 'contract/refusals';
import type { RetryAfter } from 'contract/wire/envelope';
import type { Ask } from '../../platform/http/answer.ts';
import { refuse, refused } from '../../platform/refusing.ts';
import { hashOf, newDigits, newFlowId, newToken } from '../../platform/secrets.ts';
import { judgeCode } from './session-code.actions.ts';
import { codeDigits, codeLives, resendWait, whyCodeCannotBeSent } from './session-code.rules.ts';
import * as codes from './session-code.store.ts';
import { codeText } from './session-code.words.ts';
import { personToSignIn } from './session.actions.ts';
import * as limits from './session-limits.store.ts';
import { confirmedSession } from './session.store.ts';

const day = 24 * 60 * 60 * 1000;

/** To the registered address, whatever the caller says it is: that is what a badge alone can't prove. */
export async function sendConfirmationCode({
  viewer,
  body,
  db,
  now,
  language,
  services,
  network,
}: Ask<typeof sendConfirmation>) {
  const person = await personToSignIn(db, viewer.id);
  const sealed = body.way === 'mobile' ? person?.mobileSealed : person?.emailSealed;
  if (!sealed) throw refuse(notFound);
  const address = services.sealing.open(sealed, body.way);
  const fingerprint = services.sealing.fingerprint(address, body.way);
  await codes.lockAddress(db, fingerprint);
  if (await limits.isRestricted(db, { way: 'code', subject: fingerprint, device: '' })) return refused(codeRestricted);
  const since = new Date(now.getTime() - day);
  const channel = body.way === 'mobile' ? ('sms' as const) : ('email' as const);
  const requests = await codes.codeRequestsSince(db, fingerprint, since);
  const wait = whyCodeCannotBeSent(requests, await codes.lastOutageOf(db, channel), now);
  if (wait) return refused(wait.refusal, { retryAfter: wait.retryAfter } satisfies RetryAfter);
  if (!(await services.mayBeSent(db, channel, address, now))) return refused(codeNotSent);

  const digits = codeDigits(await limits.failedVerificationsSince(db, since), services.failuresForLongCodes);
  const [flowId, code] = [newFlowId(), newDigits(digits)];
  await codes.dropOtherCodes(db, fingerprint, flowId);
  await codes.insertFlow(db, {
    ...{ id: flowId, createdAt: now, way: body.way, addressFingerprint: fingerprint, personId: viewer.id },
    codeHash: services.sealing.fingerprint(`${flowId}\n${code}`, 'code'),
    codeExpiresAt: new Date(now.getTime() + codeLives),
  });
  const id = await services.sendLater(db, {
    channel,
    purpose: 'code',
    to: address,
    ...codeText(code, language, services.publicUrl),
    now,
  });
  await codes.insertCodeRequest(db, { id, addressFingerprint: fingerprint, network, at: now });
  return { flowId, digits, resendAfter: resendWait / 1000 };
}

/** The token is replaced at the change of rights: one that was seen before is worth nothing now. */
export async function confirm({ viewer, body, db, now, services }: Ask<typeof confirmSession>) {
  const flow = await codes.flowToChange(db, body.flowId);
  if (flow?.personId !== viewer.id) return refused(wrongCode);
  const judged = await judgeCode({ db, now, services }, body);
  if (!judged.right) return refused(judged.refusal);
  await codes.changeFlow(db, body.flowId, { usedAt: now, codeHash: null });
  const token = newToken();
  await confirmedSession(db, viewer.sessionId, hashOf(token));
  return { token };
}
