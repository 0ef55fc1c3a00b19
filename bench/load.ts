import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { textToSign } from 'contract/wire/signature';

export type Ask = { url: string; headers: Record<string, string>; body: string };

const connections = 16;
/** What /proc counts a process's time in. */
const ticksPerSecond = 100;

/** A signed call, made once: the load generator's own work is not what is measured. */
export function signedAsk(url: string, token: string, fields: Record<string, string>): Ask {
  const envelope = {
    ...{ 'ACCESS-TOKEN': token, languageType: '1', uniqueId: 'bench-device-001', deviceType: '8', appName: 'cdfH5' },
    timeStamp: String(Math.floor(Date.now() / 1000)),
  };
  const text = textToSign({ ...fields, ...envelope }, 'forum-companion-demo');
  const sign = createHash('md5').update(text).digest('hex');
  return { url, headers: { ...envelope, sign, 'content-type': 'application/json' }, body: JSON.stringify(fields) };
}

/** Sends them in turn, so many in all, and answers with the bytes of the last one. */
export async function sendAll(asks: readonly Ask[], count: number): Promise<Buffer> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  let last: Buffer = Buffer.alloc(0);
  async function worker() {
    for (let index = next++; index < count; index = next++)
      last = await sendOne(asks[index % asks.length] as Ask, agent);
  }
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return last;
}

function sendOne({ url, headers, body }: Ask, agent: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent,
    });
    sent.on('error', reject).on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject).on('end', () => resolve(Buffer.concat(pieces)));
    });
    sent.end(body);
  });
}

/** Microseconds of processor time that a process has used so far. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
}
