import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Kept = { headers: string[]; body: string };

/** The peer: node:http and nothing else, answering with the very bytes of the kept answers by their number in the path. */
const answers = process.argv.slice(2).map((file) => {
  const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  return { headers, body: Buffer.from(body, 'base64') };
});

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const answer = answers[Number(request.url?.slice(1))];
    response.writeHead(200, answer?.headers);
    response.end(answer?.body);
  });
});
// A busy machine may leave a connection waiting for longer than node's five seconds.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
