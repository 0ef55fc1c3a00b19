import type { AnswerOf, BodyOf, Call } from 'contract/wire/call';
import { transportCodes } from 'contract/wire/codes';
import { CallFailure } from './call-failure.ts';
import { asOneRequest, newRequestId } from './sent-again-counts-once.ts';
import { type BodyForm, payloadOf, signedHeaders } from './envelope.ts';
import { sendWithClockRetry } from './send-with-clock-retry.ts';
import { callTimeout } from './answer-time-limits.ts';
import { type Received, receivedFrom, send } from './transport.ts';
import type { PageShows } from './answer-or-refusal.ts';

/** The body that the caller gives; the requestId of a write is added here. */
export type RequestOf<C extends Call> = Omit<BodyOf<C>, 'requestId'>;

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** How long a lost write keeps its requestId when it is sent again; without a limit if not given. */
  repeatFor?: number;
  as?: BodyForm;
  timeout?: number;
  /** Overrides the declaration: a page that already shows something is updated without the overlay. */
  overlay?: boolean;
  /** The browser sends it although the page is left in the same moment; only for short bodies. */
  keepalive?: boolean;
  /** What the page shows itself, so that no toast and no dialog repeats it. */
  pageShows?: PageShows;
};

const networkCode = transportCodes.network;

/** Resolves with the answer's obj; rejects with a CallFailure, which the user has been shown if it concerns them. */
export async function call<C extends Call>(
  declaration: C,
  body: RequestOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  const { path, kind, secretAnswer, sealed } = declaration;
  const { repeatFor = Infinity } = options;
  if (kind === 'read') return post(declaration, (sendBody) => sendBody(body), options);
  const write = (requestId: string) => {
    const whole = { ...body, requestId };
    const deliver: Deliver = async (sendBody) => {
      const { deliverSealed } = await import('./sealed/deliver-sealed.ts').catch(lostOnTheWay);
      return deliverSealed({ path, sealed: sealed ?? [], body: whole, sendBody });
    };
    return post(declaration, sealed ? deliver : (sendBody) => sendBody(whole), options);
  };
  // A secret answer is given only once: the same request again would be told no more than that it was carried out.
  return secretAnswer ? write(newRequestId()) : asOneRequest({ path, body, repeatFor }, write);
}

/** Code that does not arrive is a lost call like any other, and asked for again with it. */
function lostOnTheWay(): never {
  throw new CallFailure(networkCode, 'request:fail');
}

/** Sends the body once, or with personal text sealed. */
type Deliver = (sendBody: (body: object) => Promise<Received>) => Promise<Received>;

async function post<C extends Call>(
  declaration: C,
  deliver: Deliver,
  {
    signal,
    as = 'json',
    timeout = callTimeout,
    overlay = declaration.overlay,
    pageShows,
    keepalive = false,
  }: CallOptions,
): Promise<AnswerOf<C>> {
  const { path } = declaration;
  return (await sendWithClockRetry({
    overlay,
    signal,
    pageShows,
    writes: declaration.kind === 'write',
    attempt: (signal, token) =>
      deliver((body) => {
        const { text, contentType, fields } = payloadOf(body, as);
        const headers = { ...signedHeaders(fields, token), 'Content-Type': contentType };
        const sending = { path, method: 'POST', headers, body: text, signal, timeout, networkCode, keepalive } as const;
        return send(sending, receivedFrom);
      }),
  })) as AnswerOf<C>;
}
