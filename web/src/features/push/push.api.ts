import { getPushState, subscribeToPush, unsubscribeFromPush } from 'contract/calls/push';
import type { BodyOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export const pushQueries = {
  key: [getPushState.path],
  // A session that has become limited in the meantime has no push.
  state: () => readQuery(getPushState, {}, { language: null, pageShows: [codes.notAllowed] }),
};

export const subscribe = (phone: Omit<BodyOf<typeof subscribeToPush>, 'requestId'>) => call(subscribeToPush, phone);
export const unsubscribe = () => call(unsubscribeFromPush, {});
