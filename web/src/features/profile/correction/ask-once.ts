import type { QueryClient } from '@tanstack/react-query';
import { CallFailure, isRefusal } from '../../../lib/call/call-failure.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { askCorrection, fetchOwnAgain } from '../profile.api.ts';
import { dropConfirmed, dropSent, isText } from './correction-draft.ts';
import { problemIn, type Request } from './correction-rules.ts';

type Words = Parameters<typeof problemIn>[1] & Record<'confirmToSubmit' | 'notSubmitted' | 'sent', string>;

/** Asks for the correction after a question; returns the problem that prevents it. */
export async function askOnce(queries: QueryClient, request: Request, say: Words, done: () => void) {
  const { field, language, text } = request;
  const problem = problemIn(request, say);
  if (problem) return { text: problem };
  if (!(await overlay.confirm({ title: say.confirmToSubmit }))) return undefined;
  try {
    await askCorrection({ field, text, ...(isText(field) && { language }) });
  } catch (failure) {
    // A confirmation may be older than the server remembers: then the address is confirmed once more.
    if (isRefusal(failure, 'mobileNotConfirmed') || isRefusal(failure, 'emailNotConfirmed')) dropConfirmed(field);
    if (failure instanceof CallFailure && failure.code === undefined) return { form: say.notSubmitted };
    throw failure;
  }
  await fetchOwnAgain(queries);
  dropSent(field, language);
  overlay.toast(say.sent);
  return done();
}
