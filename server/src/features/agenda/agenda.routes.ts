import * as calls from 'contract/calls/agenda';
import * as console from 'contract/calls/console/meetings';
import type { DownloadMakers } from '../../platform/downloads/download-tickets.ts';
import type { Bind } from '../../platform/http/binding.ts';
import { calendarDownload, makeCalendar, prepareCalendarDownload } from './agenda-calendar.actions.ts';
import { makeMaterial, materialDownload, prepareMaterialDownload } from './agenda-material.actions.ts';
import { cancelMeeting, moveMeeting, restoreMeeting, showMeeting, undoMeeting } from './agenda-staff.actions.ts';
import { showAgenda, showMeetings } from './agenda.actions.ts';

export function agendaRoutes(bind: Bind) {
  bind(calls.getAgenda, showAgenda);
  bind(calls.getMeetings, showMeetings);
  bind(calls.prepareMaterial, prepareMaterialDownload);
  bind(calls.prepareCalendar, prepareCalendarDownload);
  bind(console.getMeeting, showMeeting);
  bind(console.moveMeeting, moveMeeting);
  bind(console.cancelMeeting, cancelMeeting);
  bind(console.restoreMeeting, restoreMeeting);
  bind(console.undoMeeting, undoMeeting);
}

export const agendaDownloads: DownloadMakers = {
  [materialDownload]: makeMaterial,
  [calendarDownload]: makeCalendar,
};
