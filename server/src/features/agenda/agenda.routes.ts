import * as calls from 'contract/calls/agenda';
import * as console from 'contract/calls/console/meetings';
import type { DownloadMakers } from '../../platform/downloads/download-tickets.ts';
import type { Bind } from '../../platform/http/binding.ts';
import { calendarDownload, makeCalendar, prepareCalendarDownload } from './agenda-calendar.actions.ts';
import { makeMaterial, materialDownload, prepareMaterialDownload } from './agenda-material.actions.ts';
import * as staff from './agenda-staff.actions.ts';
import { showAgenda, showMeetings } from './agenda.actions.ts';

export function agendaRoutes(bind: Bind) {
  bind(calls.getAgenda, showAgenda);
  bind(calls.getMeetings, showMeetings);
  bind(calls.prepareMaterial, prepareMaterialDownload);
  bind(calls.prepareCalendar, prepareCalendarDownload);
  bind(console.getMeeting, staff.showMeeting);
  bind(console.moveMeeting, staff.moveMeeting);
  bind(console.cancelMeeting, staff.cancelMeeting);
  bind(console.restoreMeeting, staff.restoreMeeting);
  bind(console.publishNames, staff.publishNames);
  bind(console.undoMeeting, staff.undoMeeting);
}

export const agendaDownloads: DownloadMakers = {
  [materialDownload]: makeMaterial,
  [calendarDownload]: makeCalendar,
};
