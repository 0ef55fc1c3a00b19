import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverTimeHeader } from 'contract/wire/clock';
import type { PreparedAnswer } from './prepared-answer.ts';
import { securityHeaders } from './security-headers.ts';

/** Names and values in turn, as node:http writes them with the least ado. */
type Headers = readonly string[];

const securityHeaderList: Headers = Object.entries(securityHeaders).flat();

/** What every answer carries. */
export function commonHeaders({ id }: Pick<FastifyRequest, 'id'>, now: Date): string[] {
  return [...securityHeaderList, 'x-request-id', id, serverTimeHeader, String(now.getTime())];
}

/** Past fastify's own sending: what it looks at for each answer is known of these. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  { now, headers }: { now: Date; headers: Headers },
) {
  const encoding = answer.encodingFor(request.headers['accept-encoding']);
  const bytes = encoding ? await answer.encoded(encoding) : answer.plain;
  const written = commonHeaders(request, now);
  written.push(...headers, 'vary', 'accept-encoding', 'content-length', String(bytes.length));
  if (encoding) written.push('content-encoding', encoding);
  reply.hijack();
  reply.raw.writeHead(200, written);
  reply.raw.end(bytes);
}
