import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type TakenSms = { to: string; text: string; id: string };

type Gateway = { status?: number; refuses?: (message: TakenSms) => boolean };

/** Replaces an SMS gateway: it accepts and counts all messages and sends none, or refuses all or some of them. */
export async function smsGateway({ status = 200, refuses = () => false }: Gateway = {}) {
  const taken: TakenSms[] = [];
  async function take(request: IncomingMessage, response: ServerResponse) {
    const message = JSON.parse(await text(request)) as TakenSms;
    taken.push(message);
    response.writeHead(refuses(message) ? 422 : status).end('{}');
  }
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    taken,
    port,
    environment: { FORUM_SMS_HTTP_URL: `http://127.0.0.1:${port}/`, FORUM_SMS_HTTP_KEY: 'a-key-of-the-stand-in' },
    codesTo: (number: string) => taken.filter(({ to }) => to === number).flatMap(({ text }) => codeIn(text) ?? []),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function codeIn(message: string): string | undefined {
  return /#(\d{6,8})\s*$/.exec(message)?.[1];
}

/** Replaces a mail relay on this machine. */
export async function mailRelay() {
  const taken: string[] = [];
  async function take(stream: Readable, done: () => void) {
    taken.push(await text(stream));
    done();
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => void take(stream, done),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    /** The decoded messages as they were received. */
    taken: () => taken.map(decoded),
    environment: { FORUM_SMTP_URL: `smtp://127.0.0.1:${port}`, FORUM_MAIL_FROM: 'forum@long.example' },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function decoded(message: string): string {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/transfer-encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
  const joined = body
    .replace(/=\r\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
  return `${head}\n\n${joined}`;
}
