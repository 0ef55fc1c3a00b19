import * as calls from 'contract/calls/own-data';
import type { Language } from 'contract/languages';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import type { FreshCode } from '../../shell/fresh-code/fresh-code.api.ts';

/** The live stream tells of each part; this is for a phone without one. */
const askAgain = 2_000;

export const ownDataQueries = {
  // A limited session is asked to confirm, which says more than the refusal.
  state: (language: Language) => ({
    ...readQuery(calls.getOwnData, {}, { language, fresh: 0, pageShows: [codes.notAllowed] }),
    refetchInterval: ({ state }: { state: { data: calls.OwnData | undefined } }) =>
      isBeingMade(state.data) ? askAgain : false,
  }),
};

function isBeingMade(data: calls.OwnData | undefined): boolean {
  const state = data?.download?.state;
  return state === 'waiting' || state === 'making';
}

export const askDownload = (code: FreshCode) => call(calls.askDownload, code);
export const cancelDownload = () => call(calls.cancelDownload, {});
export const fetchDownload = () => call(calls.fetchDownload, {});
export const linkDownload = () => call(calls.linkDownload, {});
export const askErasure = (code: FreshCode) => call(calls.askErasure, code);
export const takeErasureBack = () => call(calls.takeErasureBack, {});
export const fetchReceipt = () => call(calls.fetchReceipt, {});
