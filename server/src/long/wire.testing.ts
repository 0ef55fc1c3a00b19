import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { appName, deviceType } from 'contract/wire/envelope';
import { textToSign, type SignedFields } from 'contract/wire/signature';
import { configurationFrom } from '../platform/configuration.ts';

export type Answered = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  code: number;
  msg: string;
  obj: unknown;
  /** The time from the first byte sent to the last byte received. */
  ms: number;
};
export type RequestOptions = { token?: string; uniqueId?: string; headers?: Record<string, string> };
export type Client = ReturnType<typeof clientOf>;

export const agreed = { agreement: 1, privacy: 1 };
export const newRequestId = () => randomUUID();

type Envelope = { code: number; msg: string; obj: unknown };
type Settings = { secret?: string; sockets?: number };

/** Signs and sends on open connections with little work of its own, so that the server is what is measured. */
export function clientOf(address: string, { secret = configurationFrom({}).signSecret, sockets = 256 }: Settings = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  function signed(body: SignedFields, { token = '', uniqueId = 'long-test-device', headers = {} }: RequestOptions) {
    const timeStamp = String(Math.floor(Date.now() / 1000));
    const envelope = { 'ACCESS-TOKEN': token, languageType: '2', uniqueId, deviceType, appName, timeStamp };
    const sign = createHash('md5')
      .update(textToSign({ ...body, ...envelope }, secret))
      .digest('hex');
    const bytes = JSON.stringify(body);
    const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(bytes)) };
    return { headers: { ...envelope, sign, ...length, ...headers }, bytes };
  }
  return {
    signed,
    post(path: string, body: SignedFields = {}, options: RequestOptions = {}): Promise<Answered> {
      const { headers, bytes } = signed(body, options);
      return answered(new URL(path, address), { agent, headers, bytes });
    },
    /** Without an envelope, as a calendar asks; the fields of an answer that is no JSON are those of no answer. */
    get: (path: string): Promise<Answered> => answered(new URL(path, address), { agent }),
    close: () => agent.destroy(),
  };
}

type Sending = { agent: Agent; headers?: Record<string, string>; bytes?: string };

async function answered(url: URL, { agent, headers = {}, bytes }: Sending): Promise<Answered> {
  const started = performance.now();
  const asking = request(url, { method: bytes === undefined ? 'GET' : 'POST', agent, headers });
  // A failure after the answer has begun is also a failure of the answer, which is thrown below.
  asking.on('error', () => {});
  asking.end(bytes);
  // This rejects if the connection fails before the answer or in the middle of it.
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const text = await textOf(response);
  const ms = performance.now() - started;
  const isJson = response.headers['content-type']?.startsWith('application/json');
  const { code, msg, obj } = (isJson ? JSON.parse(text) : { code: NaN, msg: '', obj: null }) as Envelope;
  return { status: response.statusCode ?? 0, headers: response.headers, text, ms, code, msg, obj };
}
