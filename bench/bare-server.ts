import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

type Kept = { path: string; headers: string[]; body: string };

/** The server of comparison has only node:http, and answers the same paths with the bytes of the recorded answers. */
const answers = new Map(
  process.argv.slice(2).map((file) => {
    const { path, headers, body } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return [path, { headers, body: Buffer.from(body, 'base64') }];
  }),
);

/** The least that storing a bookmark takes: a row in a transaction, for one of the people with a session. */
const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10 });
let turn = 0;
async function storeBookmark(body: string) {
  const { kind, itemId, bookmarked } = JSON.parse(body) as { kind: string; itemId: string; bookmarked: boolean };
  const person = `bench${String(1 + (turn++ % 5_000)).padStart(15, '0')}`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      bookmarked
        ? 'insert into bookmark (person_id, kind, item_id, created_at) values ($1, $2, $3, now()) on conflict do nothing'
        : 'delete from bookmark where person_id = $1 and kind = $2 and item_id = $3',
      [person, kind, itemId],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const send = () => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(200, answer?.headers);
    response.end(answer?.body);
  };
  let body = '';
  request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
  const isWrite = request.url === '/api/favourites/setBookmark';
  request.on('end', () => (isWrite ? void storeBookmark(body).then(send) : send()));
});
// A busy machine may leave a connection waiting for longer than node's five seconds.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
