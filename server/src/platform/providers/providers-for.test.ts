import { expect, test, vi } from 'vitest';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { textKeyFile } from '../sealed-text/text-key-file.testing.ts';
import { configurationFrom } from '../configuration.ts';
import { testNow } from '../testing/test-now.ts';
import type { Message } from './provider.ts';
import { providersFor } from './providers-for.ts';

const clock = stoppedClock(testNow);
const log = { info: vi.fn<(...said: unknown[]) => void>() };
const code: Message = {
  channel: 'sms',
  purpose: 'code',
  to: '+8612900000001',
  text: 'Your code\n\n@forum.example #123456',
};
const production = {
  FORUM_MODE: 'production',
  FORUM_TEXT_KEY_FILE: textKeyFile(),
  FORUM_PUBLIC_URL: 'https://forum.example',
  DATABASE_URL: 'postgres://forum@db.example/forum?sslmode=verify-full',
  FORUM_SIGN_SECRET: 'the secret that this deployment shares with its clients',
  FORUM_STORE_SECRET: 'a secret for what is stored, of this deployment alone',
  FORUM_AUDIT_SECRET: 'a secret for the audit log, of this deployment alone',
  FORUM_AUDIT_ANCHORS: '/mnt/elsewhere/anchors.jsonl',
  FORUM_SMTP_URL: 'smtps://mail.example',
  FORUM_MAIL_FROM: 'forum@forum.example',
  FORUM_SMS_HTTP_URL: 'https://sms.example/send',
  FORUM_SMS_HTTP_KEY: 'the key of the gateway',
  FORUM_PUSH: 'off',
};

test('with no provider set, demo mode keeps messages in the outbox and says the code, never the number, in the log', async () => {
  const { providers, outbox } = providersFor(configurationFrom({}), { clock, log });
  for (const id of ['first', 'second', 'second']) await providers.sms.send(code, id, AbortSignal.timeout(1_000));
  expect(outbox?.messages()).toEqual([
    { ...code, id: 'second', at: testNow },
    { ...code, id: 'first', at: testNow },
  ]);
  expect(log.info.mock.calls[0]).toEqual([
    { channel: 'sms', purpose: 'code', code: '123456' },
    'a message is in the outbox',
  ]);
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('12900000001');
});

test('the outbox keeps the last characters of each flow, newest first', () => {
  const { outbox } = providersFor(configurationFrom({}), { clock, log });
  outbox?.keepCharacters('flow-1', 'ABCD');
  outbox?.keepCharacters('flow-2', 'EFGH');
  outbox?.keepCharacters('flow-1', 'WXYZ');
  expect(outbox?.characters()).toEqual([
    { flowId: 'flow-1', characters: 'WXYZ' },
    { flowId: 'flow-2', characters: 'EFGH' },
  ]);
});

test('production has real providers and no outbox', () => {
  const { outbox } = providersFor(configurationFrom(production), { clock, log });
  expect(outbox).toBe(undefined);
});

test('a production configuration that slipped through without providers is refused here too', () => {
  const configuration = { ...configurationFrom(production), smtpUrl: undefined };
  expect(() => providersFor(configuration, { clock, log })).toThrow('there is no provider for emails');
});
