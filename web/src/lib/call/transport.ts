import { transportCodes } from 'contract/wire/codes';
import { newestChangeHeader, serverTimeHeader } from 'contract/wire/envelope';
import { CallFailure } from './call-failure.ts';
import { correct } from '../clock.ts';
import { newestChange } from './newest-change.ts';

export type Sending = {
  path: string;
  method: 'POST' | 'GET';
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
  timeout: number;
  /** What "no network" is called: calls and transfers have codes of their own. */
  networkCode: number;
};

/** One request on the page's own origin, read to its end; throws only CallFailure. */
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
  try {
    const response = await fetch(location.origin + sending.path, requestOf(sending, stop.signal));
    learn(response.headers);
    return await read(response);
  } catch {
    // The browsers' own wording differs and helps nobody; the cause is one of these three.
    throw cause ?? new CallFailure(sending.networkCode, 'request:fail');
  } finally {
    clearTimeout(timer);
    sending.signal.removeEventListener('abort', abort);
  }
}

function requestOf({ method, headers, body }: Sending, signal: AbortSignal): RequestInit {
  return { method, headers, signal, cache: 'no-store', ...(body === undefined ? {} : { body }) };
}

function learn(headers: Headers) {
  const time = Number(headers.get(serverTimeHeader));
  if (time > 0) correct(time);
  const newest = headers.get(newestChangeHeader);
  if (newest !== null) newestChange.learn(Number(newest));
}
