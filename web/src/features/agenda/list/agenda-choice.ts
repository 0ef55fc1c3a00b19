import type { MeetingStatus, MeetingType } from 'contract/calls/agenda';
import { flag, freeText, oneOf } from '../../../shell/router/address-choice.ts';

export const meetingTypes = ['plenary', 'symposium', 'closed', 'reception', 'other'] as const satisfies MeetingType[];
export const meetingStatuses = ['upcoming', 'ongoing', 'concluded'] as const satisfies MeetingStatus[];

/** The choices that stand in the address of the agenda. */
export const agendaChoice = {
  day: freeText,
  type: oneOf<MeetingType>(meetingTypes),
  status: oneOf<MeetingStatus>(meetingStatuses),
  hall: freeText,
  mine: flag,
  q: freeText,
};
