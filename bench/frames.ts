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
