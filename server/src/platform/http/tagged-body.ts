import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text with the tag by which a client that has it recognises it. */
export type TaggedBody = { text: string; tag: string };

/** The tag is made from the text alone: it changes only with something that the reader may see. */
export function taggedBody(text: string): TaggedBody {
  return { text, tag: `"${hash('sha256', text, 'base64url').slice(0, 22)}"` };
}

type TaggedHeaders = { type: string; 'cache-control': string; 'content-disposition'?: string };

/** Answers 304 to a client that has the text already. No browser runs what is in it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: TaggedBody,
  { type, ...headers }: TaggedHeaders,
) {
  reply.headers({ ...headers, etag: tag, 'content-security-policy': "default-src 'none'; sandbox" });
  if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type(type).send(text);
}

function hasTag(header: string | undefined, tag: string): boolean {
  const sent = header?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return sent?.some((one) => one === tag || one === '*') ?? false;
}
