import type { confirmSession, getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { wrongCode } from 'contract/refusals/sign-in';
import { notFound } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { refuse, CommittedRefusal, committedRefusal } from '../../platform/writes/refusing.ts';
import { maskedAddress } from '../../platform/people/masked-name-and-address.rules.ts';
import { newFlowId } from '../../platform/security/secrets.ts';
import { judgeCode } from './sign-in-code.actions.ts';
import * as codes from './sign-in-attempts-and-codes.store.ts';
import { knownDeviceOf, addKnownDevice } from '../session/session-known-devices.actions.ts';
import { personToSignIn } from '../session/session-opening.actions.ts';
import { newTokenFor } from '../session/session-new-token.actions.ts';
import { settleNotice } from '../notices/notices-sending.actions.ts';
import { sendCodeTo } from './sign-in-send-code.actions.ts';

export async function showConfirmationAddresses({ viewer, db, services }: Context<typeof getConfirmationAddresses>) {
  const person = await personToSignIn(db, viewer.id);
  const shown = (channel: 'mobile' | 'email', sealed: string | null | undefined) =>
    sealed ? maskedAddress(channel, services.sealing.open(sealed, channel)) : undefined;
  return { mobile: shown('mobile', person?.mobileSealed), email: shown('email', person?.emailSealed) };
}

/** The code goes only to the registered address: reading it there is what a badge alone cannot prove. */
export async function sendConfirmationCode(context: Context<typeof sendConfirmation>) {
  const { viewer, body, db, now, services } = context;
  const address = await registeredAddress(context);
  const fingerprint = await codes.lockAddress(db, services.sealing.fingerprints(address, body.channel));
  // It may have been replaced while this waited for the lock.
  if ((await registeredAddress(context)) !== address) refuse(notFound);
  const flowId = newFlowId();
  await codes.insertFlow(db, { id: flowId, createdAt: now });
  const device = await knownDeviceOf(db, body.device, viewer.id);
  const receiver = { channel: body.channel, address, fingerprint, personId: viewer.id, device };
  const sent = await sendCodeTo(context, flowId, receiver);
  return sent instanceof CommittedRefusal ? sent : { flowId, ...sent };
}

async function registeredAddress({ viewer, body, db, services }: Context<typeof sendConfirmation>) {
  const person = await personToSignIn(db, viewer.id);
  const sealed = body.channel === 'mobile' ? person?.mobileSealed : person?.emailSealed;
  if (!sealed) refuse(notFound);
  return services.sealing.open(sealed, body.channel);
}

export async function confirmBadgeSession(context: Context<typeof confirmSession>) {
  const { viewer, body, db, now } = context;
  const flowId = body.flowId ?? (await codes.newestDeskFlow(db, viewer.id))?.id;
  const refused = await takeOwnCode(context, { ...body, flowId });
  if (refused) return refused;
  const readAt = flowId && (await addressOf(db, flowId));
  await settleNotice(db, viewer.sessionId, now);
  if (body.device) await addKnownDevice(db, viewer.id, body.device, now);
  return { token: await newTokenFor(db, viewer.sessionId, readAt) };
}

/** A code that was handed over at the desk was read at no address. */
async function addressOf(db: CodeContext['db'], flowId: string): Promise<string | undefined> {
  const flow = await codes.flowToChange(db, flowId);
  return flow?.method === 'desk' ? undefined : (flow?.addressFingerprint ?? undefined);
}

type CodeContext = Pick<Context<typeof confirmSession>, 'viewer' | 'db' | 'now' | 'services'>;
type OwnCode = { flowId?: string | undefined; code?: string | undefined; device?: string | undefined };

/**
 * Uses up a code that was sent to the viewer; returns the refusal if it is not the right one. Where the address matters,
 * a code that went anywhere else is a wrong one.
 */
export async function takeOwnCode(
  { viewer, db, now, services }: CodeContext,
  { flowId, code = '', device }: OwnCode,
  isRightAddress: (fingerprint: string) => boolean = () => true,
) {
  const flow = flowId ? await codes.flowToChange(db, flowId) : undefined;
  if (flow?.personId !== viewer.id || !isRightAddress(flow.addressFingerprint ?? ''))
    return committedRefusal(wrongCode);
  const judged = await judgeCode({ db, now, services }, { code, device, flowId: flow.id });
  if (!judged.right) return committedRefusal(judged.refusal);
  await codes.changeFlow(db, flow.id, { usedAt: now, codeHash: null });
  return undefined;
}
