import { thumbHashToDataURL } from 'thumbhash';

const drawn = new Map<string, string | undefined>();

/** The colours of a photo as a small picture, before the photo itself is here. */
export function blurOf(hash: string): string | undefined {
  if (!drawn.has(hash)) drawn.set(hash, draw(hash));
  return drawn.get(hash);
}

/** A hash that is none leaves the place empty, and nothing breaks. */
function draw(hash: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0));
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes);
  } catch {
    return undefined;
  }
}
