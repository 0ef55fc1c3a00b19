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
