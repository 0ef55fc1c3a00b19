import { prepareCalendar, prepareMaterial } from 'contract/calls/agenda';
import { call } from '../../../lib/call/call.ts';

/** Both return the address of the file, which works once and for one minute. */
export const agendaDownloads = {
  material: (id: string) => call(prepareMaterial, { id }),
  calendar: (meetingId: string) => call(prepareCalendar, { meetingId }),
};
