import { getSignInHelp } from 'contract/calls/forum';
import * as calls from 'contract/calls/sign-in';
import { codeWaitMinutes } from 'contract/rules/sign-in-times';
import type { Language } from 'contract/languages';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { storage } from '../../lib/storage/storage.ts';
import type { AgreedVersions } from '../../shell/legal-texts/legal-texts.api.ts';

export type CodeRequest = { flowId: string; channel: 'mobile' | 'email'; address: string; characters: string };

const device = () => storage.knownDevice.get();

export const signInQueries = {
  help: (language: Language) => readQuery(getSignInHelp, {}, { language, fresh: 60 * 60_000 }),
};

export const askForImage = (flowId: string | undefined) => call(calls.getImage, { flowId });
export const askForSound = (flowId: string) => call(calls.getImageSound, { flowId });

// Another code may be requested after the server's own wait; until then a repeated request must count once.
export const codeRepeats = { repeatFor: codeWaitMinutes * 60_000 };
export const askForCode = (request: CodeRequest) => call(calls.sendCode, { ...request, device: device() }, codeRepeats);

export const enterByCode = (flowId: string, code: string, agreed: AgreedVersions) =>
  call(calls.signInByCode, { flowId, code, agreed, device: device() });

export const showBadge = (code: string) => call(calls.readBadge, { code, device: device() });

export const enterByBadge = (flowId: string, birthDate: string, agreed: AgreedVersions) =>
  call(calls.signInByBadge, { flowId, birthDate, agreed, device: device() });
