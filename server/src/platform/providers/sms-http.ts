import { MessageRefused, ProviderFailed, type Provider } from './provider.ts';

type Settings = { url: string; key: string };

// The statuses for a number or text that the gateway will never accept.
const refusedStatuses = new Set([400, 422]);

/** Any gateway that takes `{to, text, id}` as JSON. The address is the configured one, and no redirect changes it. */
export function httpGateway({ url, key }: Settings): Provider {
  return {
    async send({ to, text }, id, signal) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': id };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ to, text, id }),
        redirect: 'error',
        signal,
      });
      // Only the status is used, because the body could be anything, of any length.
      await response.body?.cancel();
      if (refusedStatuses.has(response.status)) throw new MessageRefused(`the gateway answered ${response.status}`);
      if (!response.ok) throw new ProviderFailed(`the gateway answered ${response.status}`);
    },
  };
}
