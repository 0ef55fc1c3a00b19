import type { MeetingStatus, MeetingType } from 'contract/calls/agenda';
import { flag, freeText, oneOf } from '../../../shell/router/choices-in-address.ts';
import { meetingStatuses, meetingTypes } from './filter-rules.ts';

/** The choices that stand in the address of the agenda. */
export const agendaChoice = {
  day: freeText,
  type: oneOf<MeetingType>(meetingTypes),
  status: oneOf<MeetingStatus>(meetingStatuses),
  hall: freeText,
  mine: flag,
  q: freeText,
};
