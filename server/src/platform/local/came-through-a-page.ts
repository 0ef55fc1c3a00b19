import type { FastifyRequest } from 'fastify';

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Web pages in a browser on this machine are known by a foreign host name (DNS rebinding), by their origin, or by what
 * the browser says of the request. A link that somebody follows is none of them: the page it stands on reads nothing.
 */
export function cameThroughAPage({ headers, method }: Pick<FastifyRequest, 'headers' | 'method'>): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers;
  const isOwn = site === undefined || site === 'none' || site === 'same-origin';
  const isFollowedLink = method === 'GET' && mode === 'navigate' && dest === 'document';
  return !loopbackHost.test(host) || origin !== undefined || !(isOwn || isFollowedLink);
}
