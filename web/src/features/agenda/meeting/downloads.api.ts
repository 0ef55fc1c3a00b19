import { prepareCalendar, prepareMaterial } from 'contract/calls/agenda';
import { codes } from 'contract/wire/codes';
import { call } from '../../../lib/call/call.ts';

// A limited session is asked to confirm, which says more than the refusal.
const pageShows = [codes.notAllowed];

/** Both return the address of the file, which works once and for one minute. */
export const agendaDownloads = {
  material: (id: string) => call(prepareMaterial, { id }, { pageShows }),
  calendar: (meetingId: string) => call(prepareCalendar, { meetingId }, { pageShows }),
};
