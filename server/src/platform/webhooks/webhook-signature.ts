import { createHmac } from 'node:crypto';

type SignedWebhook = { stamp: string; body: string };

/** The stamp in Unix seconds, a line feed and the body as it is sent (docs/host-app.md has a vector). */
export function webhookSignature({ stamp, body }: SignedWebhook, key: string): string {
  return createHmac('sha256', key).update(`${stamp}\n${body}`).digest('hex');
}
