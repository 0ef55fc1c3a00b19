import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sentBy, sentInBoth } from '../outgoing/sender.ts';
import { MessageRefused, type Message } from './provider.ts';
import { smtp } from './smtp.ts';

type Mail = { from: string; to: string[]; raw: string };

const received: Mail[] = [];
let url = '';
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, answer) => {
    if (address.startsWith('gone')) return answer(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    if (address.startsWith('busy')) return answer(Object.assign(new Error('try later'), { responseCode: 451 }));
    return answer();
  },
  onData: (stream, { envelope }, done) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(pieces).toString('utf8'),
      });
      done();
    });
  },
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => void received.splice(0));

const code: Message = {
  channel: 'email',
  purpose: 'code',
  to: 'anna@forum.example',
  subject: '您的验证码',
  text: '【全球发展高层论坛】登录验证码：123456,10分钟内有效。\n\n@forum.example #123456',
};
const send = (message: Message, id = 'message-1', from = 'Forum 论坛 <forum@forum.example>') =>
  smtp({ url, from, timeOut: 2_000 }).send(message, id, AbortSignal.timeout(5_000));

/** Read by hand, apart from the library that wrote it. */
function parsed(raw: string) {
  const split = raw.indexOf('\r\n\r\n');
  const unfolded = raw.slice(0, split).replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = unfolded
    .split('\r\n')
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
  return {
    headers,
    header: (name: string) => headers.filter(([one]) => one === name).map(([, value]) => value),
    body: raw.slice(split + 4),
  };
}

function decodedWords(value: string) {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodedQuoted(text.replaceAll('_', ' ')),
    );
}

function decodedQuoted(text: string) {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('an email arrives at the one address, with its Chinese subject and text whole', async () => {
  await send(code);
  expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'forum@forum.example', to: ['anna@forum.example'] },
  ]);
  const mail = parsed(received[0]?.raw ?? '');
  expect(decodedWords(mail.header('subject')[0] ?? '')).toBe(code.subject);
  expect(decodedWords(mail.header('from')[0] ?? '')).toBe('Forum 论坛 <forum@forum.example>');
  const text =
    mail.header('content-transfer-encoding')[0] === 'base64'
      ? Buffer.from(mail.body, 'base64').toString('utf8')
      : decodedQuoted(mail.body);
  expect(text.trim().replaceAll('\r\n', '\n')).toBe(code.text);
  expect(mail.header('auto-submitted')).toEqual(['auto-generated']);
});

test.each([
  [sentBy('全球发展高层论坛', 'zh'), 'forum@forum.example', '全球发展高层论坛 <forum@forum.example>', 'zh-CN'],
  [sentBy('Forum, “Growth”', 'en'), 'forum@forum.example', 'Forum, “Growth” <forum@forum.example>', 'en'],
  [sentInBoth({ zh: '论坛', en: 'Forum' }), 'forum@forum.example', '论坛 · Forum <forum@forum.example>', 'zh-CN, en'],
  [sentBy('论坛', 'zh'), 'Secretariat <forum@forum.example>', 'Secretariat <forum@forum.example>', 'zh-CN'],
  [
    sentBy('A\r\nBcc: b@evil.example', 'en'),
    'forum@forum.example',
    '"A Bcc: b@evil.example" <forum@forum.example>',
    'en',
  ],
])('an email says which forum it is from, and its language: %j from %s', async (sender, from, shown, language) => {
  await send({ ...code, ...sender }, 'named', from);
  const mail = parsed(received[0]?.raw ?? '');
  expect(decodedWords(mail.header('from')[0] ?? '')).toBe(shown);
  expect(mail.header('content-language')).toEqual([language]);
  expect(received.map(({ from: envelope, to }) => [envelope, to])).toEqual([
    ['forum@forum.example', ['anna@forum.example']],
  ]);
});

test('every try of one message carries the same message id', async () => {
  await send(code, 'same');
  await send(code, 'same');
  expect(received.map(({ raw }) => parsed(raw).header('message-id'))).toEqual([
    ['<same@forum.example>'],
    ['<same@forum.example>'],
  ]);
});

test.each([
  '\r\nBcc: stranger@evil.example',
  '\nX-Injected: yes',
  '\r\n\r\n<script>',
  '\u2028Bcc: stranger@evil.example',
  '\u0000\u000bX: y',
])('a subject cannot add a header or a receiver: %j', async (tail) => {
  await send({ ...code, subject: `Hello${tail}` });
  const { header, headers } = parsed(received[0]?.raw ?? '');
  expect(received.map(({ to }) => to)).toEqual([['anna@forum.example']]);
  expect([...header('bcc'), ...header('x-injected'), ...header('x')]).toEqual([]);
  expect(headers.map(([name]) => name).toSorted()).toEqual([
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
});

test.each([
  'anna@forum.example,stranger@evil.example',
  'anna@forum.example\r\nRCPT TO:<stranger@evil.example>',
  'Anna <anna@forum.example>',
  '"a@b"@forum.example',
  '',
])('an address that is not one address is refused: %j', async (to) => {
  await expect(send({ ...code, to })).rejects.toThrow(MessageRefused);
  expect(received).toEqual([]);
});

test('a mailbox that does not exist is the message’s affair, a busy server the server’s', async () => {
  await expect(send({ ...code, to: 'gone@forum.example' })).rejects.toThrow(MessageRefused);
  await expect(send({ ...code, to: 'busy@forum.example' })).rejects.not.toThrow(MessageRefused);
});

test('a server elsewhere that offers no encryption is not trusted with a code', async () => {
  const elsewhere = smtp({ url: url.replace('127.0.0.1', '0.0.0.0'), from: 'forum@forum.example', timeOut: 2_000 });
  await expect(elsewhere.send(code, 'plain', AbortSignal.timeout(5_000))).rejects.toThrow();
  expect(received).toEqual([]);
});
