import { codes, transportCodes } from 'contract/wire/codes';
import { serverTimeHeader } from 'contract/wire/clock';
import { newestChangeHeader } from 'contract/wire/envelope';
import { CallFailure } from './call-failure.ts';
import { correct } from '../clock.ts';
import { retryAfter } from '../connection/gateway-answers.ts';
import { fetchAndNote, note } from '../connection/server-reached.ts';
import { begin } from '../idle/under-way.ts';
import { member, parsed } from '../json.ts';
import { newestChange } from './newest-change.ts';

export type Sending = {
  path: string;
  method: 'POST' | 'GET';
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
  timeout: number;
  /** The code for a missing network: calls and transfers have their own. */
  networkCode: number;
  keepalive?: boolean;
};

/** Sends one request to the page's own origin and reads its answer; throws only CallFailure. */
export async function send<T>(sending: Sending, read: (response: Response) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let cause: CallFailure | undefined;
  const end = (code: number, msg: string) => {
    cause ??= new CallFailure(code, msg);
    stop.abort();
  };
  const abort = () => end(transportCodes.abort, 'abort');
  const timer = setTimeout(end, sending.timeout, transportCodes.network, 'timeout');
  sending.signal.addEventListener('abort', abort);
  if (sending.signal.aborted) abort();
  const ended = begin();
  try {
    const response = await fetchAndNote(location.origin + sending.path, requestOf(sending, stop.signal));
    readServerHeaders(response.headers);
    return await read(response);
  } catch {
    if (cause?.code === transportCodes.network) note(false);
    // Browsers word this differently and none of it helps; the cause is one of these three.
    throw cause ?? new CallFailure(sending.networkCode, 'request:fail');
  } finally {
    ended();
    clearTimeout(timer);
    sending.signal.removeEventListener('abort', abort);
  }
}

function requestOf({ method, headers, body, keepalive = false }: Sending, signal: AbortSignal): RequestInit {
  return { method, headers, signal, keepalive, cache: 'no-store', ...(body === undefined ? {} : { body }) };
}

function readServerHeaders(headers: Headers) {
  const time = Number(headers.get(serverTimeHeader));
  if (time > 0) correct(time);
  const newest = headers.get(newestChangeHeader);
  if (newest !== null) newestChange.learn(Number(newest));
}

/** The answer, as far as it is one: nothing that a proxy answers may break the client. */
export type Received = {
  code: number | undefined;
  msg: string;
  obj: unknown;
  /** For how long a server that is busy asks to be left alone, in milliseconds. */
  askedToWait?: number;
};

export async function receivedFrom(response: Response): Promise<Received> {
  const value = parsed(await response.text());
  const code = member(value, 'code');
  const msg = member(value, 'msg');
  return {
    code: typeof code === 'number' ? code : undefined,
    msg: typeof msg === 'string' ? msg : '',
    obj: member(value, 'obj'),
    ...(response.status === 503 && { askedToWait: retryAfter(response) }),
  };
}

/** The server's time, if it refused the call for a stale stamp. */
export function serverTimeOf({ code, obj }: Received): number | undefined {
  const time = member(obj, 'serverTime');
  return code === codes.wrongEnvelope && typeof time === 'number' ? time : undefined;
}
