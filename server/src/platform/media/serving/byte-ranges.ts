import type { ByteRange } from '../store/media-store.ts';

type AskedRange = ByteRange | 'whole' | 'beyond the end';

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The piece of a file that a player asks for. Several pieces at once, and what is no range at all, get the whole file,
 * as the standard allows; so does a piece of a file that has changed since (If-Range).
 */
export function askedRange(
  range: string | undefined,
  ifRange: string | undefined,
  file: { size: number; etag: string },
) {
  const asked = form.exec(range ?? '');
  if (!asked || (ifRange !== undefined && ifRange !== file.etag)) return 'whole';
  return pieceOf(asked[1] ?? '', asked[2] ?? '', file.size);
}

function pieceOf(first: string, last: string, size: number): AskedRange {
  if (first === '') {
    // A range without a beginning counts from the end.
    if (last === '') return 'whole';
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond the end' : { from: size - length, to: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= size) return 'beyond the end';
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Whether a browser has this content already, by the marks that it sends. */
export function isKept(ifNoneMatch: string | undefined, etag: string): boolean {
  const marks = (ifNoneMatch ?? '').split(',').map((mark) => mark.trim().replace(/^W\//, ''));
  return marks.includes(etag) || marks.includes('*');
}
