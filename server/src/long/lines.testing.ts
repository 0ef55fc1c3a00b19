import { connect, type Socket } from 'node:net';
import { clientOf, type Answered, type Client } from './wire.testing.ts';

type Waiting = { resolve(answer: Answered): void; reject(failure: Error): void; started: number };

/**
 * A client for very many requests, with one request at a time on each connection. It writes HTTP by itself and reads
 * as little as possible, so that on two cores the server reaches its limit first.
 */
export function linesTo(address: string, count: number): Pick<Client, 'post' | 'close'> {
  const { signed, close } = clientOf(address);
  const url = new URL(address);
  const lines = Array.from({ length: count }, () => openLine(url));
  const free = [...lines];
  return {
    async post(path, body = {}, options = {}) {
      const line = free.pop();
      if (!line) throw new Error(`more than ${count} requests at once`);
      const { headers, bytes } = signed(body, options);
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      try {
        return await line.send(`POST ${path} HTTP/1.1\r\nhost: ${url.host}\r\n${head.join('')}\r\n${bytes}`);
      } finally {
        free.push(line);
      }
    },
    close() {
      close();
      for (const line of lines) line.close();
    },
  };
}

function openLine(url: URL) {
  let socket: Socket | undefined;
  let waiting: Waiting | undefined;
  let come: Buffer = Buffer.alloc(0);
  function fail(failure: Error) {
    socket?.destroy();
    socket = undefined;
    waiting?.reject(failure);
    waiting = undefined;
  }
  function read(piece: Buffer) {
    come = come.length === 0 ? piece : Buffer.concat([come, piece]);
    const answer = wholeAnswer(come);
    if (!answer) return;
    come = Buffer.alloc(0);
    waiting?.resolve({ ...answer, ms: performance.now() - waiting.started });
    waiting = undefined;
  }
  function open(): Socket {
    come = Buffer.alloc(0);
    const opened = connect(Number(url.port), url.hostname).setNoDelay();
    const ifStillOurs = (failure: Error) => opened === socket && fail(failure);
    opened.on('error', ifStillOurs).on('close', () => ifStillOurs(new Error('the connection was closed')));
    return opened.on('data', (piece: Buffer) => {
      try {
        read(piece);
      } catch (failure) {
        ifStillOurs(failure as Error);
      }
    });
  }
  return {
    send: (request: string) =>
      new Promise<Answered>((resolve, reject) => {
        waiting = { resolve, reject, started: performance.now() };
        socket ??= open();
        socket.write(request);
      }),
    close: () => socket?.destroy(),
  };
}

/** Returns undefined until the whole answer has arrived. */
function wholeAnswer(come: Buffer): Omit<Answered, 'ms'> | undefined {
  const end = come.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = come.toString('latin1', 0, end);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined) throw new Error(`an answer without its length:\n${head}`);
  if (come.length < end + 4 + Number(length)) return undefined;
  const text = come.toString('utf8', end + 4);
  const { code, msg, obj } = JSON.parse(text) as Pick<Answered, 'code' | 'msg' | 'obj'>;
  return { status: Number(head.slice(9, 12)), headers: {}, text, code, msg, obj };
}
