import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKeyPair } from '../push/push-keys.ts';

export type Phone = { endpoint: string; p256dh: string; auth: string };
/** A push as it arrived at the phone, decrypted, and what the push service saw of it. */
type ReceivedPush = { endpoint: string; text: string; headers: IncomingHttpHeaders };
type Answer = { status: number; headers?: Record<string, string> };

const curve = 'prime256v1';

/**
 * A push service on this machine, with phones that subscribe to it. It checks each push as the real ones do: the
 * signature by the server's key, and the encryption for that phone alone.
 */
export async function pushService() {
  const phones = new Map<string, (body: Buffer) => string>();
  const received: ReceivedPush[] = [];
  const answers = new Map<string, Answer>();
  const keys = newKeyPair();
  const refused: string[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      const endpoint = origin + request.url;
      const { status, headers } = answers.get(endpoint) ?? { status: 201 };
      const open = phones.get(endpoint);
      const whyRefused = open ? whyNotSigned(request.headers, keys.publicKey, origin) : 'an unknown phone';
      if (whyRefused) refused.push(whyRefused);
      else if (open && status === 201)
        received.push({ endpoint, text: open(Buffer.concat(pieces)), headers: request.headers });
      response.writeHead(whyRefused ? 403 : status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** Why pushes were refused; a test that is right has none. */
    refused,
    /** The settings of a server that pushes to here. */
    environment: {
      FORUM_PUSH: 'on',
      FORUM_PUSH_PUBLIC_KEY: keys.publicKey,
      FORUM_PUSH_PRIVATE_KEY: keys.privateKey,
      FORUM_PUSH_TEST_ORIGIN: origin,
    },
    newPhone(): Phone {
      const endpoint = `${origin}/push/${randomUUID()}`;
      const { phone, open } = phoneAt(endpoint);
      phones.set(endpoint, open);
      return phone;
    },
    /** From now on the pushes to this phone are answered so. */
    answer: ({ endpoint }: Phone, answer: Answer) => void answers.set(endpoint, answer),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function phoneAt(endpoint: string) {
  const ecdh = createECDH(curve);
  const ownKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const phone = { endpoint, p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') };
  /** RFC 8291 over RFC 8188, written from the standards, so that no mistake of the library goes unnoticed. */
  function open(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const serverKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = ecdh.computeSecret(serverKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, serverKey]);
    const input = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
    const contentKey = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
  return { phone, open };
}

/** RFC 8292: a token for this service, signed by the key that the phones subscribed with. */
function whyNotSigned(headers: IncomingHttpHeaders, publicKey: string, origin: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return 'another key';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', ...(x && { x }), ...(y && { y }) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a wrong signature';
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string };
  if (aud !== origin) return 'a token for another service';
  return /^(mailto:|https:)/.test(sub) ? undefined : 'no contact';
}
