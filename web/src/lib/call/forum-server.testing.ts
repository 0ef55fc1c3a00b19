import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { textToSign } from 'contract/wire/signature';
import type { SignedFields } from 'contract/wire/signature';

export type Heard = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Reply = (response: ServerResponse, heard: Heard) => void;

const secret = 'secret of the tests';

/** Starts a real server on the loopback. Each request gets the next reply, and the last reply stays. */
export async function startForumServer() {
  const heard: Heard[] = [];
  let replies: Reply[] = [];
  async function hear(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: await text(request) };
    heard.push(one);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.(response, one);
  }
  const server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  bePage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return {
    heard,
    replies: (...next: Reply[]) => {
      replies = next;
      heard.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** Provides what the library reads from the page. */
export function bePage(origin: string, settings: { textKey?: string } = {}) {
  const content = JSON.stringify({ signSecret: secret, hostMarker: 'ForumHost', ...settings });
  Object.assign(globalThis, { location: { origin }, document: { querySelector: () => ({ content }) } });
}

export function answers(envelope: unknown, { status = 200, headers = {} } = {}): Reply {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof envelope === 'string' ? envelope : JSON.stringify(envelope));
}

/** The signature that the server would compute of this request. */
export function signOf({ headers }: Heard, fields: SignedFields): string {
  const envelope = {
    'ACCESS-TOKEN': String(headers['access-token'] ?? ''),
    languageType: String(headers['languagetype']),
    uniqueId: String(headers['uniqueid']),
    deviceType: String(headers['devicetype']),
    appName: String(headers['appname']),
    timeStamp: String(headers['timestamp']),
  };
  return createHash('md5')
    .update(textToSign({ ...fields, ...envelope }, secret))
    .digest('hex');
}
