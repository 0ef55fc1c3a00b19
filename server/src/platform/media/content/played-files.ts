import { kinds, type Recognised } from './file-kinds.ts';
import type { SentFile } from './sent-file.ts';

type Box = { type: string; from: number; to: number };

/** The tables of an hour of video take a few megabytes. */
const largestIndex = 32 * 1024 * 1024;

/** An MP4 file whose boxes fill it exactly, by its tracks: with pictures it is a video, otherwise a recording. */
export async function mp4In(file: SentFile): Promise<Recognised | undefined> {
  const boxes = await boxesIn(file);
  const index = boxes?.find(({ type }) => type === 'moov');
  if (!index || !boxes?.some(({ type }) => type === 'mdat') || index.to - index.from > largestIndex) return undefined;
  const tracks = tracksIn(await file.at(index.from, index.to - index.from));
  if (tracks.includes('vide')) return kinds.mp4;
  return tracks.includes('soun') ? kinds.m4a : undefined;
}

async function boxesIn(file: SentFile): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  let at = 0;
  while (at < file.size && boxes.length < 10_000) {
    const header = await file.at(at, 16);
    if (header.length < 8) return undefined;
    const long = header.readUInt32BE(0) === 1 && header.length === 16;
    const size = long ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0) || file.size - at;
    if (size < 8 || at + size > file.size) return undefined;
    boxes.push({ type: header.toString('latin1', 4, 8), from: at + (long ? 16 : 8), to: at + size });
    at += size;
  }
  return at === file.size ? boxes : undefined;
}

/** What each track plays, by its handler. */
function tracksIn(index: Buffer): string[] {
  const inside = (type: string, { from, to }: { from: number; to: number }) =>
    innerBoxes(index, from, to).filter((box) => box.type === type);
  return inside('trak', { from: 0, to: index.length })
    .flatMap((track) => inside('mdia', track))
    .flatMap((media) => inside('hdlr', media))
    .map(({ from }) => index.toString('latin1', from + 8, from + 12));
}

function innerBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > to) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size });
    at += size;
  }
  return boxes;
}

const bitRates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = { one: [44_100, 48_000, 32_000], two: [22_050, 24_000, 16_000], half: [11_025, 12_000, 8_000] };
const versions = ['half', undefined, 'two', 'one'] as const;
/** Covers and titles stand in front of the sound. */
const searched = 64 * 1024;

/** An MP3 file in which three frames follow each other; two bytes that look like one are in many files. */
export async function mp3In(file: SentFile): Promise<Recognised | undefined> {
  const start = tagLength(await file.at(0, 10));
  const bytes = await file.at(start, searched);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    let next = at;
    for (let nth = 0; nth < 3 && next > -1; nth += 1) next = afterFrame(bytes, next);
    if (next > -1) return kinds.mp3;
  }
  return undefined;
}

function tagLength(header: Buffer): number {
  if (header.length < 10 || header.toString('latin1', 0, 3) !== 'ID3') return 0;
  // Seven bits of each byte count.
  return 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (header.readUInt8(at) & 0x7f), 0);
}

/** Where the frame ends that begins here; -1 if there is none. */
function afterFrame(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length) return -1;
  const header = bytes.readUInt32BE(at);
  const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1;
  const version = versions[(header >>> 19) & 3];
  if (!isLayer3 || !version) return -1;
  const bitRate = bitRates[version === 'one' ? 'one' : 'two'][(header >>> 12) & 15];
  const sampleRate = sampleRates[version][(header >>> 10) & 3];
  if (!bitRate || !sampleRate) return -1;
  return at + Math.floor(((version === 'one' ? 144 : 72) * bitRate * 1000) / sampleRate) + ((header >>> 9) & 1);
}
