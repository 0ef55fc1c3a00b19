import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Fastify publishes every new server on this channel before it has a route. */
const channel = 'fastify.initialization';
/** The web app has a route for each of its files. */
const webFile = /^\/cdfH5\/.+/;

/** Returns every route that the servers made by `open` register, as "METHOD address". */
export async function routesRegisteredBy(open: () => Promise<unknown>): Promise<string[]> {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.add(`${one} ${url.replace(webFile, '/cdfH5/*')}`);
    });
  };
  subscribe(channel, watch);
  try {
    await open();
  } finally {
    unsubscribe(channel, watch);
  }
  // Fastify adds a HEAD route to each GET, which reveals no more than the GET.
  const isTwin = (route: string) => route.startsWith('HEAD ') && routes.has(route.replace('HEAD', 'GET'));
  return [...routes].filter((route) => !isTwin(route)).toSorted();
}
