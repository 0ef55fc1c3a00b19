import { inOwnProcess } from './own-process.ts';
import { framesIn, type PageFrame } from './page-frames.ts';

const script = new URL('./page-drawing-process.ts', import.meta.url);
const megabyte = 1024 * 1024;
/** A page takes a third of a second; one that takes half a minute is made to. */
const limits = { megabytes: 512, milliseconds: 60_000, outputBytes: 50 * megabyte };

/** The pictures of these pages of a pdf. One that cannot be drawn in time is missing, and those after it. */
export async function drawPages(bytes: AsyncIterable<Uint8Array>, numbers: readonly number[]): Promise<PageFrame[]> {
  const output = await inOwnProcess({ script, args: numbers.map(String), input: bytes, limits });
  return framesIn(output);
}
