import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** The web app lives here. */
export const appBase = '/cdfH5';

/** Whether a person opened the address in a browser, and should see a page instead of JSON. */
export function isOpenedInBrowser({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

/** The app's address for one that lacks the slash or has other letters. It keeps the query, which may hold a ticket. */
export function rightAppAddress(address: string): string | undefined {
  const [, path = '', rest = ''] = /^\/cdfh5(\/[^?]*)?(\?.*)?$/i.exec(address) ?? [];
  const right = `${appBase}${path || '/'}${rest}`;
  return /^\/cdfh5([/?]|$)/i.test(address) && right !== address ? right : undefined;
}

/** An address with a broken escape sequence is taken literally; the router would otherwise answer it by itself. */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function isReadable(path: string) {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
