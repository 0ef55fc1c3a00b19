import type { RefusalName } from 'contract/all-refusals';
import { codes, transportCodes } from 'contract/wire/codes';

/** What the server says about a refusal besides its sentence. The app acts on the name. */
export type RefusedFor = {
  refusal?: RefusalName;
  /** Each refused field with its reason, in the language of the call. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds until the call may be tried again. */
  retryAfter?: number;
  /** How many wrong answers are left. */
  triesLeft?: number;
};

/** Why a call has no answer: the server's refusal, or a code of our own transport (contract/wire/codes). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: number | undefined;
  readonly msg: string;
  readonly refusal: RefusalName | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
  readonly triesLeft: number | undefined;

  constructor(code: number | undefined, msg: string, { refusal, fields = {}, retryAfter, triesLeft }: RefusedFor = {}) {
    super(msg);
    this.code = code;
    this.msg = msg;
    this.refusal = refusal;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.triesLeft = triesLeft;
  }
}

/**
 * True if the server refused the call, in contrast to a call that was lost; with a name, if it refused for that reason.
 */
export function isRefusal(failure: unknown, name?: RefusalName): failure is CallFailure {
  if (!(failure instanceof CallFailure) || failure.code === undefined || failure.code >= 0) return false;
  return name === undefined || failure.refusal === name;
}

/** The server knows no such item; an id of the wrong form cannot exist either. */
export function isMissing(error: Error | null): boolean {
  return error instanceof CallFailure && (error.code === codes.notFound || error.code === codes.invalid);
}

/** No answer came: sent again, the call may succeed. */
export function isLost(error: Error | null): boolean {
  return error instanceof CallFailure && error.code === transportCodes.network;
}
