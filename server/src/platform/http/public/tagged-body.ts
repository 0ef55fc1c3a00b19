import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PreparedAnswer } from '../prepared-and-compressed-answer.ts';

/** A text with the tag by which a client that has it recognises it. It is compressed once, whoever asks. */
export type TaggedBody = { prepared: PreparedAnswer; tag: string };

/** The tag is made from the text alone: it changes only with something that the reader may see. */
export function taggedBody(text: string, isFor: 'many' | 'one' = 'many'): TaggedBody {
  return { prepared: new PreparedAnswer(text, isFor), tag: tagOf(text) };
}

/** A weak one, because the compressed text has it too. */
export function tagOf(...texts: string[]): string {
  return `W/"${hash('sha256', texts.join('\0'), 'base64url').slice(0, 22)}"`;
}

/**
 * Texts that are made anew for each request, and are mostly the same: equal ones are compressed once. Of `most` texts
 * the one that was asked for longest ago is forgotten.
 */
export function bodiesByContent(most: number) {
  const kept = new Map<string, TaggedBody>();
  return (text: string): TaggedBody => {
    const tag = tagOf(text);
    const body = kept.get(tag) ?? { tag, prepared: new PreparedAnswer(text, 'many') };
    kept.delete(tag);
    kept.set(tag, body);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    return body;
  };
}

type TaggedHeaders = {
  type: string;
  'cache-control': string;
  /** What besides the compression decides about the text. */
  vary?: string;
  'content-security-policy'?: string;
};

/** Answers 304 to a client that has the text already. No browser runs what is in it. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { prepared, tag }: TaggedBody,
  { type, vary, ...headers }: TaggedHeaders,
) {
  const varying = ['accept-encoding', ...(vary ? [vary] : [])].join(', ');
  reply.headers({ 'content-security-policy': "default-src 'none'; sandbox", ...headers, etag: tag, vary: varying });
  if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  const encoding = prepared.encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send(encoding ? await prepared.encoded(encoding) : prepared.plain);
}

/** The style of a page outside the app. A new one arrives within minutes. */
export function serveStyle(server: FastifyInstance, path: string, style: string) {
  const body = taggedBody(style);
  const headers = { type: 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' };
  server.get(path, (request, reply) => sendTagged(request, reply, body, headers));
}

/** Tags are compared as weak ones. */
export function hasTag(header: string | undefined, tag: string): boolean {
  const strong = (one: string) => one.trim().replace(/^W\//, '');
  const sent = header?.split(',').map(strong);
  return sent?.some((one) => one === strong(tag) || one === '*') ?? false;
}
