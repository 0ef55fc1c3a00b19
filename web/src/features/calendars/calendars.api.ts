import {
  getCalendarAddress,
  mailCalendarAddress,
  openCalendarAddress,
  prepareTimeline,
  revokeCalendarAddress,
} from 'contract/calls/calendars';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import type { FreshCode } from '../../shell/fresh-code/fresh-code.api.ts';

export const calendarQueries = {
  // A limited session is asked to confirm, which says more than the refusal.
  address: () => readQuery(getCalendarAddress, {}, { language: null, fresh: 0, pageShows: [codes.notAllowed] }),
};

export const timelineFile = () => call(prepareTimeline, {});
export const openAddress = (code: FreshCode) => call(openCalendarAddress, code);
export const mailAddress = (code: FreshCode) => call(mailCalendarAddress, code);
export const revokeAddress = () => call(revokeCalendarAddress, {});
