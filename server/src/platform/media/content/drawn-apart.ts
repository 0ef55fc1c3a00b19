import { keptProcess, type KeptLimits } from '../../limited-process/kept-process.ts';
import type { Made, PictureWork } from './picture-work.ts';

const script = new URL('./picture-process.ts', import.meta.url);

/** An honest picture takes a second; the largest that is taken needs 930 MB for a moment. */
const limits: KeptLimits = {
  megabytes: 1_024,
  milliseconds: 30_000,
  keptMegabytes: 400,
  keptMilliseconds: 60_000,
};

type Drawing = (work: PictureWork) => Promise<Made>;

/** Draws pictures in a process of its own. What it cannot draw within its limits is damaged. */
export function drawingProcess(within: Partial<KeptLimits> = {}): Drawing {
  const work = keptProcess<PictureWork, Made>(script, { ...limits, ...within });
  return async (sent) => (await work(sent)) ?? { why: 'damaged' };
}

/** What the secretariat sends, one picture at a time. */
export const drawnApart = drawingProcess();
/** Photos of delegates, which wait for no large picture of the secretariat. */
export const drawnForDelegates = drawingProcess();
