import { randomUUID } from 'node:crypto';
import { issuePartnerKey, linkToPartner } from 'contract/calls/console/partner-keys';
import type { Answer } from 'contract/wire/envelope';
import { partnerSignature } from '../security/partner-signature.ts';
import { agents, requestId } from './signing-in.ts';
import type { staffDesk } from './staff-desk.ts';

type Desk = Pick<Awaited<ReturnType<typeof staffDesk>>, 'ask' | 'server'>;
/** What a request has instead of what is right. */
export type Twist = { key?: string; id?: string; stamp?: string; nonce?: string; sent?: string };
type Page = { kind?: keyof typeof agents; phone?: string };

export const ticketPath = '/api/hostApp/issueTicket';

/** The server of a partner whose app may log these people in, and the pages that the app opens. */
export async function partnerServer({ ask, server }: Desk, people: readonly { id: string }[], name = 'Partner') {
  const partner = await ask(issuePartnerKey, { name });
  for (const { id } of people) await ask(linkToPartner, { partnerId: partner.id, personId: id });
  return partnerWith(partner, server);
}

/** A partner that has its key already. */
export function partnerWith(partner: { id: string; key: string }, server: Desk['server']) {
  async function issue(body: object, { key = partner.key, id = partner.id, sent, ...twist }: Twist = {}) {
    const text = JSON.stringify(body);
    const { stamp = String(Math.floor(server.clock.now().getTime() / 1000)), nonce = randomUUID() } = twist;
    const headers = {
      'content-type': 'application/json',
      'partner-id': id,
      'partner-stamp': stamp,
      'partner-nonce': nonce,
      'partner-signature': partnerSignature({ method: 'POST', path: ticketPath, body: text, stamp, nonce }, key),
    };
    const response = await fetch(server.address + ticketPath, { method: 'POST', headers, body: sent ?? text });
    return (await response.json()) as Answer<{ ticket: string; expiresIn: number } | null>;
  }
  const fromPage = (path: string, body: object, { kind = 'host', phone }: Page = {}) =>
    server.call.json(
      `/api/hostApp/${path}`,
      { ...body, requestId: requestId() },
      { headers: { 'user-agent': agents[kind] }, ...(phone && { uniqueId: phone }) },
    );
  return {
    ...{ partner, issue },
    ticketFor: async (userId: string) => (await issue({ userId })).obj?.ticket ?? '',
    trade: (ticket: string, userId: string, page?: Page) => fromPage('tradeTicket', { ticket, userId }, page),
    claim: (ticket: string, userId: string, page?: Page) => fromPage('claimTicket', { ticket, userId }, page),
    tradeClaim: (claim: string, userId: string, page?: Page) => fromPage('tradeClaim', { claim, userId }, page),
  };
}
