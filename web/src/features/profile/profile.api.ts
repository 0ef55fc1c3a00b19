import { type QueryClient, useQuery } from '@tanstack/react-query';
import * as calls from 'contract/calls/profile';
import { codeWaitMinutes } from 'contract/rules/sign-in-times';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { call, type RequestOf } from '../../lib/call/call.ts';
import { upload } from '../../lib/call/upload-and-download.ts';
import { useLanguage } from '../../lib/language.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { meQueries } from '../../shell/session/me.api.ts';

export type CodeChannel = 'mobile' | 'email';

// A limited session is asked to confirm, which says more than the refusal.
const limited = [codes.notAllowed];

export const profileQueries = {
  one: (language: Language) => readQuery(calls.getProfile, {}, { language, pageShows: limited }),
  asOthersSee: (language: Language) => readQuery(calls.getAsOthersSee, {}, { language, fresh: 0, pageShows: limited }),
};

// The form itself says that it could not be stored, and keeps what was typed.
const pageShows = [undefined];

export const submitProfile = (body: RequestOf<typeof calls.submitProfile>) =>
  call(calls.submitProfile, body, { pageShows });
export const askCorrection = (body: RequestOf<typeof calls.askCorrection>) =>
  call(calls.askCorrection, body, { pageShows });
export const withdrawCorrection = (id: string) => call(calls.withdrawCorrection, { id });

export const sendAddressCode = (channel: CodeChannel, address: string) =>
  call(calls.sendAddressCode, { channel, address }, { repeatFor: codeWaitMinutes * 60_000 });
export const confirmAddress = (flowId: string, code: string) => call(calls.confirmAddress, { flowId, code });

/** The limits of a photo, by its declaration. */
export const photoLimits = calls.sendPhoto.file ?? { most: 0, pixels: 0 };
export const sendPhoto = async (photo: File) =>
  (await upload(calls.sendPhoto.path, {}, photo, { overlay: true })) as AnswerOf<typeof calls.sendPhoto>;

/** Whether the directory has a page of the viewer; only then is it said what delegates see there. */
export const useInDirectory = () => useQuery(meQueries.me(useLanguage())).data?.inDirectory ?? false;

/** Whatever shows the viewer's own data is fetched again. */
export const fetchOwnAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ meta }) => meta?.shows.includes('mine') ?? false });
