import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Call, ObjOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Smaller answers hardly shrink when they are compressed. */
const worthCompressing = 1024;
/** An answer that is sent thousands of times is worth more effort of compression than one for a single caller. */
const efforts = { many: 7, one: 4 } as const;

export type Encoding = 'br' | 'gzip';

/** An answer that is already serialised. If many callers share it, it is compressed once for each encoding. */
export class PreparedAnswer {
  readonly plain: Buffer;
  readonly #quality: number;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string, isFor: keyof typeof efforts) {
    this.plain = Buffer.from(text);
    this.#quality = efforts[isFor];
  }

  encodingFor(accepted: string | undefined): Encoding | undefined {
    if (this.plain.length < worthCompressing || !accepted) return undefined;
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const kept = this.#encoded.get(encoding);
    if (kept) return kept;
    const made =
      encoding === 'br'
        ? brotli(this.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: this.#quality } })
        : zip(this.plain);
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** The schema drops all fields that are not declared, as for every answer. */
export function prepareAnswer<C extends Call>(call: C, obj: ObjOf<C>): PreparedAnswer {
  return new PreparedAnswer(JSON.stringify({ code: codes.success, msg: '', obj: call.answer.parse(obj) }), 'many');
}
