import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Kept = { path: string; headers: string[]; body: string };

/** The server of comparison has only node:http, and answers the same paths with the bytes of the recorded answers. */
const answers = new Map(
  process.argv.slice(2).map((file) => {
    const { path, headers, body } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return [path, { headers, body: Buffer.from(body, 'base64') }];
  }),
);

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(200, answer?.headers);
    response.end(answer?.body);
  });
});
// A busy machine may leave a connection waiting for longer than node's five seconds.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
