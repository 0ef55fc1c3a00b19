import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Configuration } from '../configuration.ts';
import type { OpenDatabase } from '../database/database.ts';
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
  /** Does the work whenever the database tells that a push is due, once at a time. */
  onDue(work: () => Promise<void>): void;
  /** Waits for the work under way. */
  stop(): Promise<void>;
};

/**
 * `gone` is a subscription that no longer exists, `refused` a push that the service will never take, `not now` a service
 * that is left alone because it is down.
 */
type PushOutcome = 'taken' | 'gone' | 'refused' | 'failed' | 'not now';

export type PushNotification = { id: string; payload: string; ofUseForSeconds: number };

type PushDeps = {
  configuration: Configuration;
  database: Pick<OpenDatabase, 'listen'>;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** A trigger on the messages sends these notices. */
const channel = 'push_due';

export async function openPush({ configuration, database, publicUrl, log }: PushDeps): Promise<Push> {
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
      const outcome = await handOver({ ...subscription, endpoint: address }, notification, { keys, publicUrl, log });
      if (outcome === 'failed') pass.failed();
      else pass.succeeded();
      return outcome;
    },
    ...(await workWhenDue(database)),
  };
}

/** A notice that comes while the work is under way has it done once more. */
async function workWhenDue(database: PushDeps['database']): Promise<Pick<Push, 'onDue' | 'stop'>> {
  let work: () => Promise<void> = async () => {};
  const is = { due: false, stopping: false };
  let underWay: Promise<void> | undefined;
  const whileDue = async () => {
    while (is.due && !is.stopping) {
      is.due = false;
      // What could not be done now is done by the schedule.
      await work().catch(() => undefined);
    }
    underWay = undefined;
  };
  const listening = await database.listen(channel, () => {
    is.due = true;
    underWay ??= whileDue();
  });
  return {
    onDue: (given) => void (work = given),
    async stop() {
      is.stopping = true;
      await listening.stop();
      await underWay;
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
