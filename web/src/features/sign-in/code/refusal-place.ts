import type { Refusal } from 'contract/refusals';
import * as no from 'contract/refusals';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { CallFailure } from '../../../lib/call/call-failure.ts';
import { member } from '../../../lib/json.ts';

export type Place = 'address' | 'characters' | 'code' | 'tick' | 'form';
export type Problems = Partial<Record<Place, string>>;

const places: readonly (readonly [Refusal, Place])[] = [
  [no.wrongMobile, 'address'],
  [no.wrongEmail, 'address'],
  [no.wrongImage, 'characters'],
  [no.imageExpired, 'characters'],
  [no.codeTooSoon, 'code'],
  [no.codeNotSent, 'code'],
  [no.wrongCode, 'code'],
  [no.codeRestricted, 'code'],
  [no.tooOften, 'code'],
  [no.agreementMissing, 'tick'],
];

/** Beside which field a refusal is shown: an answer carries its words, and each has its own. */
export function placeOf({ msg }: CallFailure): Place {
  return places.find(([refusal]) => isRefusal(msg, refusal))?.[1] ?? 'form';
}

export function isRefusal(msg: string, { says }: Refusal): boolean {
  return msg === says.en || msg === says.zh;
}

/** The server said no, in contrast to a call that got lost. */
export function isAnswer(failure: unknown): failure is CallFailure {
  return failure instanceof CallFailure && failure.code !== undefined && failure.code < 0;
}

export function retryAfterOf({ obj }: CallFailure): number | undefined {
  const seconds: unknown = member(obj, 'retryAfter' satisfies keyof RefusalObj);
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}
