import { endOneSession, endOtherSessions, getSessions } from 'contract/calls/session';
import { call } from '../../../lib/call/call.ts';
import { readQuery } from '../../../lib/read/read-query.ts';

export type { OwnSession } from 'contract/calls/session';

export const sessionQueries = {
  key: [getSessions.path],
  all: () => readQuery(getSessions, {}, { language: null }),
};

export const endOne = (id: string) => call(endOneSession, { id });
export const endOthers = () => call(endOtherSessions, {});
