import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { withBareReact } from './bare-react.ts';

const types = { html: 'text/html', js: 'text/javascript' } as const;

/** Serves the page with only React to a browser while something is compared with it. */
export function withBarePage<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  return withBareReact(async (dist) => {
    const server = createServer((request, response) => {
      const path = request.url === '/' ? 'index.html' : (request.url ?? '');
      const type = types[path.endsWith('.html') ? 'html' : 'js'];
      readFile(join(dist, path)).then(
        (bytes) => response.setHeader('content-type', type).end(bytes),
        () => response.writeHead(404).end(),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    try {
      return await measure(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
