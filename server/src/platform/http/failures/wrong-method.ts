import type { FastifyInstance, FastifyRequest } from 'fastify';

const reading = new Set(['GET', 'HEAD']);

/**
 * Tells whether somebody sends to an address that can only be read. It has to be called before the routes are there,
 * and is asked only for what no route answers.
 */
export function onlyReadAddresses(server: FastifyInstance) {
  const forms: RegExp[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) forms.push(formOf(url));
  });
  return ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean => {
    const [path = ''] = url.split('?');
    return !reading.has(method) && forms.some((form) => form.test(path));
  };
}

/** `/media/:id` and `/cdfH5/*`: a name stands for one part of the path, a star for all that follows. */
function formOf(route: string): RegExp {
  const parts = route.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replaceAll('.', '\\.');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
