import { callTimeout } from 'contract/rules/limits';
import type { AnswerOf, BodyOf, Call } from 'contract/wire/call';
import { transportCodes } from 'contract/wire/codes';
import { newRequestId } from './request-id.ts';
import { type BodyForm, payloadOf, signedHeaders } from './envelope.ts';
import { sendWithClockRetry } from './send-with-clock-retry.ts';
import { receivedFrom, send } from './transport.ts';

/** What the caller gives; the requestId of a write is added here. */
export type RequestOf<C extends Call> = Omit<BodyOf<C>, 'requestId'>;

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** To repeat a write whose answer was lost: the id it was first sent with. */
  requestId?: string | undefined;
  as?: BodyForm;
  timeout?: number;
  /** Where it differs from the declaration: a page that shows something already is brought up to date without it. */
  overlay?: boolean;
  /** Codes of refusals that the page itself shows: a toast would say them twice. */
  pageShows?: readonly number[];
};

/** Resolves with the answer's obj; rejects with a CallFailure that the user was told of where they should be. */
export async function call<C extends Call>(
  declaration: C,
  body: RequestOf<C>,
  { signal, requestId = newRequestId(), as = 'json', timeout = callTimeout, overlay, pageShows }: CallOptions = {},
): Promise<AnswerOf<C>> {
  const { path, kind } = declaration;
  const { text, contentType, fields } = payloadOf(kind === 'write' ? { ...body, requestId } : body, as);
  const networkCode = transportCodes.network;

  return (await sendWithClockRetry({
    overlay: overlay ?? declaration.overlay,
    signal,
    pageShows,
    attempt(signal, token) {
      const headers = { ...signedHeaders(fields, token), 'Content-Type': contentType };
      const sending = { path, method: 'POST', headers, body: text, signal, timeout, networkCode } as const;
      return send(sending, async (response) => receivedFrom(await response.text()));
    },
  })) as AnswerOf<C>;
}
