import type { SentFile } from './sent-file.ts';

export type ZipEntry = { name: string; size: number };

const [endMark, entryMark] = ['PK\x05\x06', 'PK\x01\x02'];
const endLength = 22;
const longestComment = 65_535;
/** The list of a paper with thousands of pictures is smaller than this. */
const largestList = 4 * 1024 * 1024;

/**
 * The files in a zip by the list at its end; undefined if it is no whole zip. A zip that something else stands in front
 * of or behind is none: programs would disagree about what it is.
 */
export async function zipEntries(file: SentFile): Promise<ZipEntry[] | undefined> {
  const tail = await file.at(Math.max(0, file.size - endLength - longestComment), endLength + longestComment);
  const end = endIn(tail);
  if (end < 0) return undefined;
  const [count, size, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (size > largestList || start + size !== file.size - tail.length + end) return undefined;
  if (!(await file.at(0, 4)).equals(Buffer.from('PK\x03\x04', 'latin1'))) return undefined;
  return entriesIn(await file.at(start, size), count);
}

function endIn(tail: Buffer): number {
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    const isMark = tail.toString('latin1', at, at + 4) === endMark;
    if (isMark && tail.readUInt16LE(at + 20) === tail.length - at - endLength) return at;
  }
  return -1;
}

function entriesIn(list: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= list.length && list.toString('latin1', at, at + 4) === entryMark) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => list.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    entries.push({ name: list.toString('utf8', at + 46, at + 46 + nameLength), size: list.readUInt32LE(at + 24) });
    at += 46 + nameLength + extra + comment;
  }
  return at === list.length && entries.length === count ? entries : undefined;
}
