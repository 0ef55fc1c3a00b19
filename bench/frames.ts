import type { Verdict } from './verdict.ts';

type Report = { state?: string; affects_smoothness?: boolean; scroll_state?: string };
export type TraceEvent = {
  name: string;
  ph: string;
  /** The report's name differs between versions of the browser. */
  args?: { frame_reporter?: Report; chrome_frame_reporter?: Report };
};

export type Frames = {
  /** Frames of a scroll in which something was to move. */
  wanted: number;
  dropped: number;
  /** Moved in time, with the page's own part one frame later. */
  late: number;
};

/** What the browser itself says of each frame that it began during a scroll: shown, shown in part, or dropped. */
export function framesIn(events: readonly TraceEvent[]): Frames {
  const reports = events.flatMap(({ name, ph, args }) => {
    const report = args?.frame_reporter ?? args?.chrome_frame_reporter;
    const began = name === 'PipelineReporter' && ph === 'b';
    return began && report && report.scroll_state !== 'SCROLL_NONE' ? [report] : [];
  });
  const count = (wanted: (report: Report) => boolean) => reports.filter(wanted).length;
  const shown = count(({ state }) => state === 'STATE_PRESENTED_ALL');
  const late = count(({ state }) => state === 'STATE_PRESENTED_PARTIAL');
  // One that was dropped when nothing had to move was seen by nobody.
  const dropped = count((report) => report.state === 'STATE_DROPPED' && report.affects_smoothness === true);
  return { wanted: shown + late + dropped, dropped, late };
}

/** Frames that somebody who scrolls may miss, of those they should see. */
export const limitDropped = 0.02;
/** Where a page without a script drops more than this, the machine is busy with something else. */
export const limitBare = 0.01;
export const countedRuns = 5;

/** Both pages of one run, scrolled right after one another: the shares of frames that were dropped. */
export type Run = { app: number; bare: number };

export function shareOf({ wanted, dropped }: Frames): number {
  return wanted > 0 ? dropped / wanted : 1;
}

export function isVoid({ bare }: Run): boolean {
  return bare > limitBare;
}

/** The median of five counts: one run may be lucky or unlucky, and what the app drops, it drops each time. */
export function judge(runs: readonly Run[]): { verdict: Verdict; app: number; bare: number } {
  const counted = runs.filter((run) => !isVoid(run)).slice(0, countedRuns);
  const [app, bare] = [median(counted.map((run) => run.app)), median(counted.map((run) => run.bare))];
  if (counted.length < countedRuns) return { verdict: 'void', app, bare };
  return { verdict: app > limitDropped ? 'failed' : 'passed', app, bare };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
