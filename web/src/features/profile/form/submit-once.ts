import type { QueryClient } from '@tanstack/react-query';
import { CallFailure, isRefusal } from '../../../lib/call/call-failure.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { fetchOwnAgain, submitProfile } from '../profile.api.ts';
import { profileDraft } from './profile-draft.ts';

type Words = Record<'confirmToSubmit' | 'once' | 'notSubmitted' | 'submitted', string>;
type Body = Parameters<typeof submitProfile>[0];

/** Asks, submits, and shows the record; returns the problem of the form if there is one. */
export async function submitOnce(queries: QueryClient, body: Body, say: Words) {
  if (!(await overlay.confirm({ title: say.confirmToSubmit, text: say.once }))) return undefined;
  try {
    await submitProfile(body);
  } catch (failure) {
    // It was submitted on another screen, whose record is shown.
    if (isRefusal(failure, 'profileSubmitted')) await fetchOwnAgain(queries);
    forgetUnconfirmed(failure);
    if (failure instanceof CallFailure && failure.code === undefined) return { form: say.notSubmitted };
    throw failure;
  }
  await fetchOwnAgain(queries);
  profileDraft.clear();
  overlay.toast(say.submitted);
  return undefined;
}

/** A confirmation may be older than the server remembers: then the address is confirmed once more. */
function forgetUnconfirmed(failure: unknown) {
  const { mobile, email } = profileDraft.get().confirmed;
  if (isRefusal(failure, 'mobileNotConfirmed')) profileDraft.change({ confirmed: email ? { email } : {} });
  if (isRefusal(failure, 'emailNotConfirmed')) profileDraft.change({ confirmed: mobile ? { mobile } : {} });
}
