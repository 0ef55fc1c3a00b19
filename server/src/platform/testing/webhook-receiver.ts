import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type ReceivedWebhook = { partner: string; body: { id: string; userId: string }; text: string; at: string };
type Answer = { status: number; headers?: Record<string, string> };

/** The server of partners on this machine. It takes only what is signed with that partner's key, as docs/host-app.md says. */
export async function webhookReceiver(partnerIds: readonly string[]) {
  const keys = new Map(partnerIds.map((id, nth) => [id, `the-key-of-partner-${nth}-for-tests-only`]));
  const received: ReceivedWebhook[] = [];
  const refused: string[] = [];
  let answer: Answer = { status: 204 };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString();
      const { 'partner-id': partner, 'webhook-stamp': at, 'webhook-signature': signature } = request.headers;
      const key = keys.get(String(partner)) ?? '';
      const isSigned =
        createHmac('sha256', key)
          .update(`${String(at)}\n${text}`)
          .digest('hex') === signature;
      if (!isSigned || request.url !== '/hook') refused.push(`${request.url}: ${text}`);
      else if (answer.status < 300)
        received.push({
          partner: String(partner),
          body: JSON.parse(text) as ReceivedWebhook['body'],
          text,
          at: String(at),
        });
      response.writeHead(isSigned ? answer.status : 401, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, received },
    /** What came without a right signature; a test that is right has none. */
    refused,
    /** The settings of a server that tells these partners. */
    environment: {
      FORUM_PARTNER_WEBHOOKS: partnerIds.map((id) => `${id}=${origin}/hook`).join(','),
      FORUM_PARTNER_WEBHOOK_KEYS: [...keys].map(([id, key]) => `${id}=${key}`).join(','),
      FORUM_PARTNER_WEBHOOK_TEST_ORIGIN: origin,
    },
    /** From now on everything is answered so. */
    answer: (given: Answer) => void (answer = given),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
