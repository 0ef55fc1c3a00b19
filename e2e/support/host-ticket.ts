import { randomUUID } from 'node:crypto';
import { partnerSignature } from '../../server/src/platform/security/partner-signature.ts';
import type { DemoDelegate } from './demo-people.ts';
import { serverNow } from './signed-in.ts';
import { secretariat } from './staff.ts';

const path = '/api/hostApp/issueTicket';

/** Asks for a one-time ticket with a partner's key, as a partner's server does (docs/host-app.md). */
export async function hostTicket(origin: string, { id: userId }: Pick<DemoDelegate, 'id'>): Promise<string> {
  const issued = await secretariat('issue-partner-key', 'Journeys');
  const [, partner = '', key = ''] = /id:\s+(\S+)\nkey:\s+(\S+)/.exec(issued) ?? [];
  await secretariat('link-partner', partner, userId);
  const stamp = String(Math.floor((await serverNow(origin))().getTime() / 1000));
  const [body, nonce] = [JSON.stringify({ userId }), randomUUID()];
  const headers = {
    'content-type': 'application/json',
    'partner-id': partner,
    'partner-stamp': stamp,
    'partner-nonce': nonce,
    'partner-signature': partnerSignature({ method: 'POST', path, body, stamp, nonce }, key),
  };
  const answer = await (await fetch(origin + path, { method: 'POST', headers, body })).json();
  const { obj } = answer as { obj: { ticket: string } | null };
  if (!obj) throw new Error(`no ticket: ${JSON.stringify(answer)}`);
  return obj.ticket;
}

/** The address that the host app opens. */
export function hostAddress(
  ticket: string,
  { id, name }: Pick<DemoDelegate, 'id' | 'name'>,
  lang: 'zh' | 'en',
): string {
  return `/cdfH5/?${new URLSearchParams({ token: ticket, userId: id, name: name[lang], lang })}`;
}
