import { queryOptions } from '@tanstack/react-query';
import * as calls from 'contract/calls/session';
import type { Language } from 'contract/texts';
import { call } from '../../lib/call/call.ts';
import { storage } from '../../lib/storage/storage.ts';

export type Agreed = { agreement: number; privacy: number };
/** A person may have one session in a browser and one in the host app. */
export type SessionKind = 'browser' | 'host';
export type CodeRequest = { flowId: string; way: 'mobile' | 'email'; address: string; characters: string };

const longFresh = 60 * 60_000;
const device = () => storage.knownDevice.get();

export const signInQueries = {
  legalTexts: (language: Language) =>
    queryOptions({
      queryKey: ['legal texts', language],
      staleTime: longFresh,
      queryFn: ({ signal }) => call(calls.getLegalTexts, {}, { signal }),
    }),

  help: (language: Language) =>
    queryOptions({
      queryKey: ['sign-in help', language],
      staleTime: longFresh,
      queryFn: ({ signal }) => call(calls.getSignInHelp, {}, { signal }),
    }),
};

/** With the overlay: somebody waits for them, because they want to sign in. */
export async function versionsInForce(): Promise<Agreed> {
  const { agreement, privacy } = await call({ ...calls.getLegalTexts, overlay: true }, {});
  return { agreement: agreement.version, privacy: privacy.version };
}

export const askForImage = (flowId: string | undefined) => call(calls.getImage, { flowId });
export const askForSound = (flowId: string) => call(calls.getImageSound, { flowId });

export const askForCode = (request: CodeRequest, requestId: string) =>
  call(calls.sendCode, { ...request, device: device() }, { requestId });

export const enterByCode = (flowId: string, code: string, agreed: Agreed, kind: SessionKind) =>
  call(calls.signInByCode, { flowId, code, agreed, device: device(), kind });

export const showBadge = (code: string) => call(calls.readBadge, { code, device: device() });

export const enterByBadge = (flowId: string, birthDate: string, agreed: Agreed, kind: SessionKind) =>
  call(calls.signInByBadge, { flowId, birthDate, agreed, device: device(), kind });

export const enterByTicket = (ticket: string, userId: string) => call(calls.tradeTicket, { ticket, userId });
export const agreeAgain = (agreed: Agreed) => call(calls.agreeToTexts, { agreed });
export const takeConsentBack = () => call(calls.withdrawConsent, {});
