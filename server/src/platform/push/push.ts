import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Configuration } from '../configuration.ts';
import { breakersByName } from '../outgoing/circuit-breaker.ts';
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
};

/**
 * `gone` is a subscription that no longer exists, `refused` a push that the service will never take, `not now` a service
 * that is left alone because it is down.
 */
type PushOutcome = 'taken' | 'gone' | 'refused' | 'failed' | 'not now';

export type PushNotification = { id: string; payload: string; ofUseForSeconds: number };

type PushDeps = {
  configuration: Configuration;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Far more than the known services have hosts. Below a host with `*.` a phone can name as many as it likes; each has a
 * breaker of its own, so that invented ones that fail keep nobody else from being pushed to.
 */
const mostHosts = 100;

export async function openPush({ configuration, publicUrl, log }: PushDeps): Promise<Push> {
  const keys = await pushKeysOf(configuration);
  const known = { hosts: configuration.pushHosts, testOrigin: configuration.pushTestOrigin };
  const breakerOf = breakersByName(mostHosts);
  return {
    publicKey: keys?.publicKey,
    addressOf: (endpoint) => pushAddress(endpoint, known),
    async send(subscription, notification) {
      // The list of services may have become shorter since the phone subscribed.
      const address = pushAddress(subscription.endpoint, known);
      if (!keys || !address) return 'gone';
      const pass = breakerOf(new URL(address).host).enter();
      if (!pass) return 'not now';
      const outcome = await handOver({ ...subscription, endpoint: address }, notification, { keys, publicUrl, log });
      if (outcome === 'failed') pass.failed();
      else pass.succeeded();
      return outcome;
    },
  };
}

/** Push services want to know whom to ask; they refuse an address of this machine. */
const demoContact = 'mailto:secretariat@forum.example';
/** The service has forgotten the subscription, and will never accept it again. */
const goneStatuses = new Set([404, 410]);
const tooMany = 429;

type Sender = { keys: PushKeys } & Pick<PushDeps, 'publicUrl' | 'log'>;

async function handOver(
  { endpoint, p256dh, auth }: PushSubscription,
  { id, payload, ofUseForSeconds }: PushNotification,
  { keys, publicUrl, log }: Sender,
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
    const headers = Object.entries(request.headers);
    const response = await fetch(endpoint, {
      ...{ method: 'POST', headers, body: request.body && new Uint8Array(request.body) },
      // An answer must not lead the server to another machine.
      redirect: 'error',
      signal: AbortSignal.timeout(providerTimeOut),
    });
    // Only the status is used, because the body could be anything, of any length.
    await response.body?.cancel();
    if (goneStatuses.has(response.status)) return 'gone';
    if (response.ok) return 'taken';
    // The host and the status say what to mend; the rest of the address would tell whose phone it is.
    log.warn({ service: new URL(endpoint).host, status: response.status }, 'a push was not taken');
    return response.status < 500 && response.status !== tooMany ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
