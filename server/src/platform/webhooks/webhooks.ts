import { lookup, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { breakersByName } from '../outgoing/circuit-breaker.ts';
import { providerTimeOut } from '../outgoing/delivery-limits.rules.ts';
import { addressIn, isPublicAddress } from './public-addresses.ts';
import { webhookSignature } from './webhook-signature.ts';

/** `refused` is what the partner will never take, `not now` a partner that is left alone because its server is down. */
type WebhookOutcome = 'taken' | 'refused' | 'failed' | 'not now';

export type Webhooks = {
  /** The partners with an address in the configuration; nobody else is called. */
  partners: readonly string[];
  send(partnerId: string, body: string, at: Date): Promise<WebhookOutcome>;
};

type WebhooksDeps = {
  configuration: Pick<Configuration, 'partnerWebhooks' | 'partnerWebhookKeys' | 'partnerWebhookTestOrigin'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Tells the servers of partners, signed, at the configured addresses alone. */
export function openWebhooks({ configuration, log }: WebhooksDeps): Webhooks {
  const { partnerWebhooks, partnerWebhookKeys, partnerWebhookTestOrigin: testOrigin } = configuration;
  const breakerOf = breakersByName(partnerWebhooks.size);
  return {
    partners: [...partnerWebhooks.keys()],
    async send(partnerId, body, at) {
      const [address, key] = [URL.parse(partnerWebhooks.get(partnerId) ?? ''), partnerWebhookKeys.get(partnerId)];
      if (!address || !key) return 'refused';
      const pass = breakerOf(partnerId).enter();
      if (!pass) return 'not now';
      const headers = headersOf(partnerId, body, { key, at });
      const isTest = address.origin === testOrigin;
      const status = await post(address, { headers, body, isTest }).catch(() => undefined);
      const outcome = outcomeOf(status);
      if (outcome === 'failed') pass.failed();
      else pass.succeeded();
      if (outcome !== 'taken') log.warn({ partner: partnerId, status }, 'a webhook was not taken');
      return outcome;
    },
  };
}

function headersOf(partnerId: string, body: string, { key, at }: { key: string; at: Date }) {
  const stamp = String(Math.floor(at.getTime() / 1000));
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'partner-id': partnerId,
    'webhook-stamp': stamp,
    'webhook-signature': webhookSignature({ stamp, body }, key),
  };
}

/** Statuses by which a server says that it cannot take it now. */
const later = new Set([408, 425, 429]);

/** A redirect is a failure like an outage: no answer may lead the server elsewhere. */
function outcomeOf(status: number | undefined): WebhookOutcome {
  if (status === undefined || status < 200 || status >= 500 || later.has(status)) return 'failed';
  if (status < 300) return 'taken';
  return status < 400 ? 'failed' : 'refused';
}

type Post = { headers: http.OutgoingHttpHeaders; body: string; isTest: boolean };

/** Resolves with the status. Nothing else of the answer is used, because it could be anything, of any length. */
async function post(address: URL, { headers, body, isTest }: Post): Promise<number | undefined> {
  const named = addressIn(address);
  if (!isTest && (address.protocol !== 'https:' || (named !== undefined && !isPublicAddress(named)))) return undefined;
  const { request } = address.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(providerTimeOut);
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      { method: 'POST', headers, signal, agent: false, ...(!isTest && { lookup: publicLookup }) },
      (response) => {
        resolve(response.statusCode);
        response.destroy();
      },
    );
    sent.on('error', reject);
    // A server that switches to another protocol is hung up on without an answer and without an error.
    sent.on('close', () => resolve(undefined));
    sent.end(body);
  });
}

/**
 * Resolves a name to public addresses alone. The connection is made to what was judged here, so that a name cannot point
 * elsewhere in between.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (failure, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (failure) return callback(failure, '');
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('the name of a webhook leads into a private network'), '');
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
