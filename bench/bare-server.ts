import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The peer: node:http and nothing else, answering with the bytes of the given files by their number in the path. */
const answers = process.argv.slice(2).map((file) => readFileSync(file));

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const body = answers[Number(request.url?.slice(1))] ?? Buffer.alloc(0);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    response.end(body);
  });
});
// A busy machine may leave a connection waiting for longer than node's five seconds.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
