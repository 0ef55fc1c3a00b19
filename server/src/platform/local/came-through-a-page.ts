import type { FastifyRequest } from 'fastify';

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Web pages in a browser on this machine are known by a foreign host name (DNS rebinding) or by their origin. */
export function cameThroughAPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return !loopbackHost.test(headers.host ?? '') || headers.origin !== undefined;
}
