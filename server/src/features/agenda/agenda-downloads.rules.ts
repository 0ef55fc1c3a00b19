import { meetingView, type AgendaViewer, type Doors } from './agenda-closed-door.rules.ts';

/** The papers and the calendar entry of a meeting are for viewers who may see its details, not only its time. */
export function mayDownloadFrom(viewer: AgendaViewer, meeting: Doors): boolean {
  return meetingView(viewer, meeting) === 'all';
}
