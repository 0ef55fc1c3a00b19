import webPush from 'web-push';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import type { Queue } from '../jobs/queue.ts';
import { circuitBreaker, type CircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { providerTimeOut } from '../outgoing/delivery-limits.rules.ts';
import { pushAddress } from './push-hosts.rules.ts';
import { pushKeysOf, type PushKeys } from './push-keys.ts';

/** What a browser gave the person's phone to be reached by. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

export type Push = {
  /** What phones subscribe with; undefined where push is switched off. */
  publicKey: string | undefined;
  /** The address in its one form, if it is that of a known push service. */
  addressOf(endpoint: string): string | undefined;
  send(subscription: PushSubscription, notification: PushNotification): Promise<PushOutcome>;
  /** Lets a job send what is due, if the caller's transaction commits. */
  sendSoon(db: Database): Promise<void>;
};

/** `gone` is a subscription that no longer exists, `not now` a service that is left alone because it is down. */
export type PushOutcome = 'taken' | 'gone' | 'failed' | 'not now';

export type PushNotification = { id: string; payload: string; ofUseForSeconds: number };

type PushDeps = { configuration: Configuration; queue: Pick<Queue, 'send'>; publicUrl: string };

export const pushQueue = 'push';

export async function openPush({ configuration, queue, publicUrl }: PushDeps): Promise<Push> {
  const keys = await pushKeysOf(configuration);
  const known = { hosts: configuration.pushHosts, testOrigin: configuration.pushTestOrigin };
  const breakers = new Map<string, CircuitBreaker>();
  const breakerOf = (address: string) => {
    const { host } = new URL(address);
    const breaker = breakers.get(host) ?? circuitBreaker();
    breakers.set(host, breaker);
    return breaker;
  };
  return {
    publicKey: keys?.publicKey,
    addressOf: (endpoint) => pushAddress(endpoint, known),
    async send(subscription, notification) {
      // The list of services may have become shorter since the phone subscribed.
      const address = pushAddress(subscription.endpoint, known);
      if (!keys || !address) return 'gone';
      const pass = breakerOf(address).enter();
      if (!pass) return 'not now';
      const outcome = await handOver({ ...subscription, endpoint: address }, notification, { keys, publicUrl });
      if (outcome === 'failed') pass.failed();
      else pass.succeeded();
      return outcome;
    },
    sendSoon: (db) => queue.send(db, pushQueue, { id: 'due' }),
  };
}

/** Push services want to know whom to ask; they refuse an address of this machine. */
const demoContact = 'mailto:secretariat@forum.example';
/** The service has forgotten the subscription, and will never accept it again. */
const goneStatuses = new Set([404, 410]);

type Sender = { keys: PushKeys; publicUrl: string };

async function handOver(
  { endpoint, p256dh, auth }: PushSubscription,
  { id, payload, ofUseForSeconds }: PushNotification,
  { keys, publicUrl }: Sender,
): Promise<PushOutcome> {
  try {
    const subject = publicUrl.startsWith('https://') ? publicUrl : demoContact;
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: ofUseForSeconds,
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      // A repeat replaces the one that still waits for the phone.
      topic: id,
    });
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const response = await fetch(endpoint, {
      ...{ method: 'POST', headers, body: request.body && new Uint8Array(request.body) },
      // An answer must not lead the server to another machine.
      redirect: 'error',
      signal: AbortSignal.timeout(providerTimeOut),
    });
    // Only the status is used, because the body could be anything, of any length.
    await response.body?.cancel();
    if (goneStatuses.has(response.status)) return 'gone';
    return response.ok ? 'taken' : 'failed';
  } catch {
    return 'failed';
  }
}
