import type { QueryClient } from '@tanstack/react-query';
import { getSharing, type ContactItems } from 'contract/calls/cards';
import * as calls from 'contract/calls/face-to-face';
import type { Language } from 'contract/languages';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type Share = ContactItems | null;

// A phone in a crowded hall gets its answer within this time or not at all; it is then sent again.
const patient = { overlay: false, timeout: 8_000 };

export const faceToFaceQueries = {
  /** It changes by what the other does, within seconds. */
  encounter: (language: Language) => readQuery(calls.getEncounter, {}, { language, fresh: 0, quiet: true }),
};

/** The mode was switched meanwhile, so that what the page shows to share is old. */
export const fetchSharingAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [getSharing.path] });

export const showCode = (share: Share) => call(calls.showExchangeCode, { share }, patient);
export const scanCode = (code: string, signal: AbortSignal) =>
  call(calls.scanExchangeCode, { code }, { ...patient, signal });
export const confirmEncounter = (id: string, share: Share, signal: AbortSignal) =>
  call(calls.confirmEncounter, { id, share }, { ...patient, signal });
export const endEncounter = (id: string) => call(calls.endEncounter, { id }, patient);
