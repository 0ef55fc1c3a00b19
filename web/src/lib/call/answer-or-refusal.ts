import type { RefusalName } from 'contract/all-refusals';
import { codes } from 'contract/wire/codes';
import { callEvents } from './call-events.ts';
import { CallFailure, type RefusedFor } from './call-failure.ts';
import { callWords } from './call.words.ts';
import { member } from '../json.ts';
import { language } from '../language.ts';
import { reportSessionLostOnce } from './session-lost-once.ts';
import type { Received } from './transport.ts';
import { say } from '../words.ts';

/** Codes of failures that the page shows itself; `undefined` is an answer that is none. */
export type PageShows = readonly (number | undefined)[];

/** Returns the answer's obj; a refusal is shown to the user and thrown (specification §8). */
export function unwrap(received: Received, token: string | undefined, pageShows: PageShows = []): unknown {
  if (received.code === codes.success) return received.obj;
  const failure = refusalOf(received);
  if (isSessionLoss(failure.code)) reportSessionLostOnce(failure, token);
  else if (failure.msg && !pageShows.includes(failure.code)) callEvents().toast(failure.msg);
  throw failure;
}

function refusalOf(received: Received): CallFailure {
  const { code, msg } = received;
  const phrase = say(callWords, language.get());
  if (!isKnownCode(code)) return new CallFailure(code, phrase.systemError);
  return new CallFailure(code, isSessionLoss(code) ? msg || phrase.sessionLost : msg, refusedFor(received));
}

/** The details of a refusal, each only if it has the right form. The name may be newer than this app. */
function refusedFor({ obj }: Received): RefusedFor {
  const names = ['refusal', 'fields', 'retryAfter', 'triesLeft'];
  const [refusal, fields, retryAfter, triesLeft] = names.map((name) => member(obj, name));
  return {
    ...(typeof refusal === 'string' && { refusal: refusal as RefusalName }),
    ...(isTexts(fields) && { fields }),
    ...(typeof retryAfter === 'number' && retryAfter > 0 && { retryAfter }),
    ...(typeof triesLeft === 'number' && { triesLeft }),
  };
}

function isTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

function isSessionLoss(code: number | undefined) {
  return code === codes.sessionExpired || code === codes.signedInElsewhere;
}

function isKnownCode(code: number | undefined): code is number {
  return (Object.values(codes) as (number | undefined)[]).includes(code);
}
