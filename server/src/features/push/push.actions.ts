import type * as calls from 'contract/calls/phone/push';
import { pushKeyWrong, pushServiceUnknown, pushSwitchedOff } from 'contract/refusals/push';
import type { Context } from '../../platform/http/binding.ts';
import { isPublicKey } from '../../platform/push/push-keys.ts';
import { hashOf } from '../../platform/security/secrets.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { sealSubscription } from './push-subscription.rules.ts';
import * as store from './push.store.ts';

export async function showPushState({ viewer, db, services }: Context<typeof calls.getPushState>) {
  const publicKey = services.push.publicKey ?? null;
  return { publicKey, on: publicKey !== null && (await store.hasSubscription(db, viewer.sessionId)) };
}

export async function subscribe({ viewer, body, db, now, services }: Context<typeof calls.subscribeToPush>) {
  if (!services.push.publicKey) refuse(pushSwitchedOff);
  const endpoint = services.push.addressOf(body.endpoint);
  if (!endpoint) refuse(pushServiceUnknown);
  const { p256dh, auth } = body;
  if (!isPublicKey(p256dh)) refuse(pushKeyWrong);
  await store.putSubscription(db, {
    ...{ sessionId: viewer.sessionId, endpointHash: hashOf(endpoint), createdAt: now },
    subscriptionSealed: sealSubscription(services.sealing, { endpoint, p256dh, auth }),
  });
  return {};
}

export async function unsubscribe({ viewer, db }: Context<typeof calls.unsubscribeFromPush>) {
  await store.deleteSubscription(db, viewer.sessionId);
  return {};
}
