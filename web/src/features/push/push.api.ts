import { getPushState, subscribeToPush, unsubscribeFromPush } from 'contract/calls/phone/push';
import type { BodyOf } from 'contract/wire/call';
import { codes, transportCodes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export const pushQueries = {
  key: [getPushState.path],
  // A session that has become limited in the meantime has no push.
  state: () => readQuery(getPushState, {}, { language: null, pageShows: [codes.notAllowed] }),
};

export const subscribe = (phone: Omit<BodyOf<typeof subscribeToPush>, 'requestId'>) => call(subscribeToPush, phone);
export const unsubscribe = () => call(unsubscribeFromPush, {});
/** Nobody asked for it, so nobody is told that it failed: the page tries it again when it is opened next. */
export const unsubscribeQuietly = () =>
  call(unsubscribeFromPush, {}, { overlay: false, pageShows: [transportCodes.network, undefined] });
