import * as calls from 'contract/calls/agenda';
import type { DownloadMakers } from '../../platform/downloads/downloads.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { calendarDownload, makeCalendar, prepareCalendarDownload } from './agenda-calendar.actions.ts';
import { makeMaterial, materialDownload, prepareMaterialDownload } from './agenda-material.actions.ts';
import { showAgenda, showMeetings } from './agenda.actions.ts';

export function agendaRoutes(answer: Answer) {
  answer(calls.getAgenda, showAgenda);
  answer(calls.getMeetings, showMeetings);
  answer(calls.prepareMaterial, prepareMaterialDownload);
  answer(calls.prepareCalendar, prepareCalendarDownload);
}

export const agendaDownloads: DownloadMakers = {
  [materialDownload]: makeMaterial,
  [calendarDownload]: makeCalendar,
};
