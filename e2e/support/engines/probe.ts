import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

declare global {
  interface Window {
    /** The probe keeps here what went wrong in the page. */
    problems?: string[];
  }
}

const probePath = '/cdfH5/probe.js';

// This function runs in the page, so it must not use anything outside itself.
function watchPage() {
  const problems: string[] = (window.problems = []);
  const written = console.error;
  console.error = (...given: unknown[]) => {
    problems.push(`console: ${given.map(String).join(' ')}`);
    written(...given);
  };
  window.addEventListener('error', ({ message }) => problems.push(`page: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`page: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    problems.push(`content policy: ${violatedDirective} blocked ${blockedURI}`);
  });
}

/**
 * WebKit tells its driver nothing of the console. So its pages come through here, and a script that listens is put
 * before their own; everything else passes unchanged.
 */
export async function startProbe(origin: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    if (asked.url === probePath) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${watchPage.toString()})()`);
      return;
    }
    // The page must come as plain text, so that the script can be put into it.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(`${origin}${asked.url ?? ''}`, { method: asked.method, headers });
    passed.once('response', (response) => void passOn(response, answer));
    // The page may have been left, or the server stopped, while the call was under way.
    passed.once('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passOn(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = response;
  if (!headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(statusCode, headers);
    response.pipe(answer);
    return;
  }
  const html = (await response.setEncoding('utf8').toArray()).join('');
  // The text grows, so it is sent without the length that it had.
  delete headers['content-length'];
  answer.writeHead(statusCode, headers);
  answer.end(html.replace('<head>', `<head><script src="${probePath}"></script>`));
}
