import { codes } from 'contract/wire/codes';

/** Why a call gave no answer: the server's refusal, or a code of our own transport (contract/wire/codes). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: number | undefined;
  readonly msg: string;
  readonly obj: unknown;

  constructor(code: number | undefined, msg: string, obj?: unknown) {
    super(msg);
    this.code = code;
    this.msg = msg;
    this.obj = obj;
  }
}

/** The server knows no such thing; an id of the wrong form cannot exist either. */
export function isMissing(error: Error | null): boolean {
  return error instanceof CallFailure && (error.code === codes.notFound || error.code === codes.invalid);
}
