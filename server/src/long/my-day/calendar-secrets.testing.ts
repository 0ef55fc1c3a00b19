import type { LongDatabase } from '../databases.testing.ts';
import { codeIn } from '../gateways.testing.ts';
import { becomesTrue } from '../measuring.testing.ts';
import { newRequestId, type Client } from '../wire.testing.ts';

type Following = {
  client: Client;
  database: LongDatabase;
  /** Where the server is, without a slash at the end. */
  address: string;
  token: string;
  mails: () => string[];
};

/** Opens a private address, has another one mailed, and asks for both rightly and wrongly; returns what is secret. */
export async function followCalendars(following: Following): Promise<[name: string, value: string][]> {
  const { client, address, token, mails } = following;
  const requestId = newRequestId();
  const opened = await client.post(
    '/api/calendar/openCalendarAddress',
    { ...(await freshCode(following)), requestId },
    { token },
  );
  const first = tokenIn((opened.obj as { address?: string } | null)?.address ?? '');
  await askFor(first, address);
  const body = { ...(await freshCode(following)), requestId: newRequestId() };
  await client.post('/api/calendar/mailCalendarAddress', body, { token });
  await becomesTrue(() => mails().some((text) => text.includes('/calendar/')), 30_000);
  const second = tokenIn(mails().find((text) => text.includes('/calendar/')) ?? '');
  await askFor(second, address);
  return [
    ['calendar address', first],
    ['mailed calendar address', second],
  ];
}

/** As calendars ask, and as nobody should: the address is part of the path, which a log line could quote. */
async function askFor(secret: string, address: string) {
  for (const path of [
    `${secret}.ics`,
    `${secret}.ics?x=${secret}`,
    secret,
    `${secret}.ics/${secret}`,
    `%00${secret}.ics`,
  ])
    for (const method of ['GET', 'HEAD', 'POST', 'PROPFIND'])
      await fetch(`${address}/calendar/${path}`, { method, headers: { accept: 'text/html' } });
}

async function freshCode({ client, database, token, mails }: Following) {
  // The one before went to the same address less than two minutes ago.
  await database.rows('delete from code_request');
  const before = mails().length;
  const body = { channel: 'email', requestId: newRequestId() };
  const { obj } = await client.post('/api/session/sendConfirmation', body, { token });
  const code = () =>
    mails()
      .slice(before)
      .flatMap((text) => codeIn(text) ?? [])[0];
  await becomesTrue(() => code() !== undefined, 30_000);
  return { flowId: (obj as { flowId?: string } | null)?.flowId ?? '', code: code() ?? '' };
}

function tokenIn(text: string): string {
  return /\/calendar\/([\w-]{43})\.ics/.exec(text)?.[1] ?? 'no address came';
}
