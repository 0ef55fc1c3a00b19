import { createHash } from 'node:crypto';
import type { Content, Written } from './media-store.ts';

/** Passes the bytes on and says afterwards how many there were, and their hash. */
export function measured(content: Content): { pieces: AsyncIterable<Uint8Array>; written(): Written } {
  const hash = createHash('sha256');
  let size = 0;
  async function* pieces() {
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  }
  return { pieces: pieces(), written: () => ({ size, hash: hash.digest('hex') }) };
}
