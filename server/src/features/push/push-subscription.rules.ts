import type { PushSubscription } from '../../platform/push/push.ts';
import type { Sealing } from '../../platform/security/sealing.ts';

const about = 'push';

export function sealSubscription(sealing: Sealing, subscription: PushSubscription): string {
  return sealing.seal(JSON.stringify(subscription), about);
}

export function openSubscription(sealing: Sealing, sealed: string): PushSubscription {
  return JSON.parse(sealing.open(sealed, about)) as PushSubscription;
}
