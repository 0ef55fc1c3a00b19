import { inOwnProcess, type Input, type Limits, type Work } from '../limited-process/own-process.ts';
import { framesIn, type PageFrame } from './page-frames.ts';
import { longestSending } from './reading-limits.ts';

const script = new URL('./page-drawing-process.ts', import.meta.url);
const megabyte = 1024 * 1024;
/** A page takes a third of a second; one that takes half a minute is made to. */
const limits = { megabytes: 1_024, milliseconds: 60_000, sending: longestSending, outputBytes: 50 * megabyte };

/**
 * The pictures of these pages of a pdf, and how long drawing them took. One that cannot be drawn within the limits is
 * missing, and those after it.
 */
export async function drawPages(
  input: Input,
  numbers: readonly number[],
  { stopping, ...within }: Partial<Limits> & Pick<Work, 'stopping'> = {},
): Promise<{ frames: PageFrame[]; milliseconds: number }> {
  const work = { script, args: numbers.map(String), limits: { ...limits, ...within } };
  const { output, milliseconds } = await inOwnProcess({ ...work, input, stopping });
  return { frames: framesIn(output), milliseconds };
}
