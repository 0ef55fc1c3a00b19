import type { Verdict } from './verdict.ts';

type Report = { state?: string; affects_smoothness?: boolean; scroll_state?: string };
export type TraceEvent = {
  name: string;
  ph: string;
  /** The name of the report differs between versions of the browser. */
  args?: { frame_reporter?: Report; chrome_frame_reporter?: Report };
};

export type Frames = {
  /** Frames of a scroll in which something had to move. */
  wanted: number;
  dropped: number;
  /** Frames in which the scroll moved in time, but the page's own part came one frame later. */
  late: number;
};

/** Counts the frames of a scroll by the browser's own reports: shown, shown in part, or dropped. */
export function framesIn(events: readonly TraceEvent[]): Frames {
  const reports = events.flatMap(({ name, ph, args }) => {
    const report = args?.frame_reporter ?? args?.chrome_frame_reporter;
    const began = name === 'PipelineReporter' && ph === 'b';
    return began && report && report.scroll_state !== 'SCROLL_NONE' ? [report] : [];
  });
  const count = (wanted: (report: Report) => boolean) => reports.filter(wanted).length;
  const shown = count(({ state }) => state === 'STATE_PRESENTED_ALL');
  const late = count(({ state }) => state === 'STATE_PRESENTED_PARTIAL');
  // A frame that was dropped while nothing had to move does not count, because no user can see it.
  const dropped = count((report) => report.state === 'STATE_DROPPED' && report.affects_smoothness === true);
  return { wanted: shown + late + dropped, dropped, late };
}

/** The share of frames that may be missing while a user scrolls. */
export const limitDropped = 0.02;
/** If a page without a script drops more than this, the machine is busy with something else. */
export const limitBare = 0.01;
export const countedRuns = 5;

/** The shares of dropped frames of both pages in one run, which are scrolled right after one another. */
export type Run = { app: number; bare: number };

export function shareOf({ wanted, dropped }: Frames): number {
  return wanted > 0 ? dropped / wanted : 1;
}

export function isVoid({ bare }: Run): boolean {
  return bare > limitBare;
}

/** The median of five runs counts, because a single run may be lucky or unlucky. */
export function judge(runs: readonly Run[]): { verdict: Verdict; app: number; bare: number } {
  const counted = runs.filter((run) => !isVoid(run)).slice(0, countedRuns);
  const [app, bare] = [median(counted.map((run) => run.app)), median(counted.map((run) => run.bare))];
  if (counted.length < countedRuns) return { verdict: 'void', app, bare };
  return { verdict: app > limitDropped ? 'failed' : 'passed', app, bare };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
