import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Call, ObjOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this a compressed answer is hardly smaller. */
const worthCompressing = 1024;
/** Made once and sent thousands of times: worth more effort than an answer that is made for one. */
const brotliQuality = 7;

export type Encoding = 'br' | 'gzip';

/** An answer that is the same for many: its bytes are made once, and once more for each encoding. */
export class Ready {
  readonly plain: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
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
        ? brotli(this.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
        : zip(this.plain);
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** Only the declared fields leave, as with every answer. */
export function ready<C extends Call>(call: C, obj: ObjOf<C>): Ready {
  return new Ready(Buffer.from(JSON.stringify({ code: codes.success, msg: '', obj: call.answer.parse(obj) })));
}
