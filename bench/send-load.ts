import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { textToSign, type SignedFields } from 'contract/wire/signature';

/** The bytes of a request, made beforehand, because the work of the load generator is not what is measured. */
export type Ask = Buffer;
export type Answered = { headers: string[]; body: Buffer };

/** With this many connections the server is never idle, so that only its own work is measured. */
const connections = 16;

/** The body of every answer that is no refusal begins like this. */
const success = '\r\n\r\n{"code":0';

/** The clocks of phones differ by this many seconds. Each request has its own stamp and device, so its own signature. */
const spread = 200;
let asked = 0;

export function signedAsk(path: string, token: string, fields: SignedFields = {}): Ask {
  asked += 1;
  const envelope = {
    ...{ 'ACCESS-TOKEN': token, languageType: '1', deviceType: '8', appName: 'cdfH5' },
    uniqueId: `bench-device-${asked}`,
    timeStamp: String(Math.floor(Date.now() / 1000) - (asked % spread)),
  };
  const sign = createHash('md5')
    .update(textToSign({ ...fields, ...envelope }, 'forum-companion-demo'))
    .digest('hex');
  const body = JSON.stringify(fields);
  const headers = Object.entries({ ...envelope, sign, 'content-type': 'application/json' });
  const lines = [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', `content-length: ${Buffer.byteLength(body)}`];
  return Buffer.from(`${[...lines, ...headers.map((pair) => pair.join(': '))].join('\r\n')}\r\n\r\n${body}`);
}

/** Connections to a server that stay open. */
export type Load = { send(asks: readonly Ask[]): Promise<Answered>; close(): void };

export async function openLoad(origin: string): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(origin)));
  return {
    /** Sends each request once and returns the last answer. */
    async send(asks) {
      const waiting = asks.values();
      let last: Buffer[] = [];
      async function keepBusy(line: Socket) {
        for (const ask of waiting) last = await answerTo(ask, line);
      }
      await Promise.all(lines.map(keepBusy));
      return answered(Buffer.concat(last));
    },
    close: () => lines.forEach((line) => line.destroy()),
  };
}

function answered(bytes: Buffer): Answered {
  const { head, length } = headOf(bytes);
  const [, ...lines] = head.split('\r\n');
  return { headers: lines.flatMap((line: string) => line.split(/: (.*)/).slice(0, 2)), body: bytes.subarray(length) };
}

async function openLine(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((opened, failed) => socket.once('connect', opened).once('error', failed));
  return socket;
}

/** A connection has one request at a time; the answer is complete when as many bytes have come as its head says. */
function answerTo(ask: Ask, line: Socket): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let missing = 0;
    const hear = (piece: Buffer) => {
      if (pieces.length === 0) {
        // A refusal costs less than an answer, so it must not count as one.
        if (!piece.includes(success)) return reject(new Error(`answered ${piece.toString('utf8', 0, 2_000)}`));
        missing = lengthOf(piece);
      }
      pieces.push(piece);
      missing -= piece.length;
      if (missing > 0) return;
      line.off('data', hear).off('close', hangUp);
      resolve(pieces);
    };
    const hangUp = () => reject(new Error('the server hung up'));
    line.on('data', hear).once('close', hangUp);
    line.write(ask);
  });
}

/** The length of a whole answer, which its first piece tells. */
function lengthOf(piece: Buffer): number {
  const { head, length } = headOf(piece);
  return length + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
}

function headOf(bytes: Buffer) {
  const end = bytes.indexOf('\r\n\r\n');
  return { head: bytes.toString('latin1', 0, end), length: end + 4 };
}

/** Microseconds of processor time that all threads of a process use during the work. */
export async function cpuDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = timesOf(pid);
  await work();
  const used = [...timesOf(pid)].map(([task, nanoseconds]) => nanoseconds - (before.get(task) ?? 0));
  return used.reduce((sum, one) => sum + one, 0) / 1000;
}

function timesOf(pid: number): Map<string, number> {
  const folder = `/proc/${pid}/task`;
  return new Map(readdirSync(folder).map((task) => [task, timeOf(`${folder}/${task}`)]));
}

/** A thread that ends while its times are read has used nothing worth counting. */
function timeOf(thread: string): number {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
