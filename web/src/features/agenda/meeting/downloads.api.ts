import { prepareCalendar, prepareMaterial } from 'contract/calls/agenda';
import { call } from '../../../lib/call/call.ts';

/** Both answer where the file can be fetched, once and within a minute. */
export const agendaDownloads = {
  material: (id: string) => call(prepareMaterial, { id }),
  calendar: (meetingId: string) => call(prepareCalendar, { meetingId }),
};
