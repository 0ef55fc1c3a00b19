import {
  getCalendarAddress,
  mailCalendarAddress,
  openCalendarAddress,
  prepareTimeline,
  revokeCalendarAddress,
} from 'contract/calls/calendars';
import { getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { codeWaitMinutes } from 'contract/rules/sign-in-times';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { storage } from '../../lib/storage/storage.ts';

export const calendarQueries = {
  // A limited session is asked to confirm, which says more than the refusal.
  address: () => readQuery(getCalendarAddress, {}, { language: null, fresh: 0, pageShows: [codes.notAllowed] }),
  // The Secretariat may correct an address while the delegate waits.
  registered: () => ({ ...readQuery(getConfirmationAddresses, {}, { language: null }), gcTime: 0 }),
};

const device = () => storage.knownDevice.get();
type Code = { flowId: string; code: string };

export const timelineFile = () => call(prepareTimeline, {});
export const sendCode = (channel: 'mobile' | 'email') =>
  call(sendConfirmation, { channel, device: device() }, { repeatFor: codeWaitMinutes * 60_000 });
export const openAddress = (code: Code) => call(openCalendarAddress, { ...code, device: device() });
export const mailAddress = (code: Code) => call(mailCalendarAddress, { ...code, device: device() });
export const revokeAddress = () => call(revokeCalendarAddress, {});
