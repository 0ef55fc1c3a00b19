import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { serverTimeHeader } from 'contract/wire/clock';
import type { PreparedAnswer } from './prepared-and-compressed-answer.ts';
import { andThen, type MaybePromise } from '../maybe-promise.ts';
import { securityHeaders } from './security-headers.ts';

/** A flat list of names and values, which node:http writes fastest. */
type Headers = readonly string[];

const { 'content-security-policy': usualPolicy = '', ...otherHeaders } = securityHeaders;
const otherHeaderList: Headers = Object.entries(otherHeaders).flat();

/** The headers of every answer. */
export function commonHeaders({ id }: Pick<FastifyRequest, 'id'>, now: Date, policy = usualPolicy): string[] {
  return [
    ...['content-security-policy', policy, ...otherHeaderList],
    ...['x-request-id', id, serverTimeHeader, String(now.getTime())],
  ];
}

/** Where an answer is written. Fastify must be told to leave it alone. */
export type RawReply = { raw: ServerResponse; hijack(): unknown };

/** Bypasses the sending of fastify, whose checks for each answer are not needed for these. */
export function sendPrepared(
  request: Pick<FastifyRequest, 'id' | 'headers'>,
  reply: RawReply,
  answer: PreparedAnswer,
  { now, headers, policy }: { now: Date; headers: Headers; policy?: string },
): MaybePromise<void> {
  const encoding = answer.encodingFor(request.headers['accept-encoding']);
  return andThen(encoding ? answer.encoded(encoding) : answer.plain, (bytes) => {
    const written = commonHeaders(request, now, policy);
    written.push(...headers, 'vary', 'accept-encoding', 'content-length', String(bytes.length));
    if (encoding) written.push('content-encoding', encoding);
    reply.hijack();
    reply.raw.writeHead(200, written);
    reply.raw.end(bytes);
  });
}
