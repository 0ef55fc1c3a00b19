import type { QueryClient } from '@tanstack/react-query';
import * as calls from 'contract/calls/modes';
import type { Language } from 'contract/languages';
import { codes } from 'contract/wire/codes';
import { call, type RequestOf } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import type { FreshCode } from '../../shell/fresh-code/fresh-code.api.ts';

// A limited session is asked to confirm, which says more than the refusal.
const limited = [codes.notAllowed];

export const modeQueries = {
  own: () => readQuery(calls.getModes, {}, { language: null, fresh: 0, pageShows: limited }),
  // The page says that it is not shown any more.
  schedule: (language: Language, actingFor: string) =>
    readQuery(calls.getPrincipalSchedule, { actingFor }, { language, fresh: 0, pageShows: Object.values(codes) }),
  acting: (language: Language) => readQuery(calls.getActing, {}, { language, fresh: 0, pageShows: limited }),
};

export const setMode = (mode: calls.Mode) => call(calls.setMode, { mode });
// The form itself says that it could not be stored, and keeps what was typed.
export const nameContact = (body: RequestOf<typeof calls.nameContact>) =>
  call(calls.nameContact, body, { pageShows: [undefined] });
export const setSeesSchedule = (seesSchedule: boolean) => call(calls.setSeesSchedule, { seesSchedule });
export const revokeContact = () => call(calls.revokeContact, {});

export const acceptInvitation = (invitation: string, code?: FreshCode) =>
  call(calls.acceptInvitation, { invitation, ...code });
export const declineInvitation = (invitation: string) => call(calls.declineInvitation, { invitation });
export const stopActing = (delegateId: string) => call(calls.stopActing, { delegateId });

/** Whatever shows the viewer's own data is fetched again. */
export const fetchOwnAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ meta }) => meta?.shows.includes('mine') ?? false });
