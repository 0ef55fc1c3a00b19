import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Call, ObjOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this a compressed answer is hardly smaller. */
const worthCompressing = 1024;
/** How hard to press: more for what is made once and sent thousands of times than for what is made for one. */
const efforts = { many: 7, one: 4 } as const;

export type Encoding = 'br' | 'gzip';

/** An answer whose bytes are there. Where it is the same for many, they are made once, and once for each encoding. */
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

/** Only the declared fields leave, as with every answer. */
export function prepareAnswer<C extends Call>(call: C, obj: ObjOf<C>): PreparedAnswer {
  return new PreparedAnswer(JSON.stringify({ code: codes.success, msg: '', obj: call.answer.parse(obj) }), 'many');
}
