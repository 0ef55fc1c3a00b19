import { useQueryClient } from '@tanstack/react-query';
import type { SignedIn } from 'contract/calls/sign-in';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { agreedVersions } from '../../shell/legal-texts/agreed-versions.ts';
import { type AgreedVersions, type LegalTexts, legalTextQueries } from '../../shell/legal-texts/legal-texts.api.ts';
import { startSession } from '../../shell/session/start-session.ts';
import { askForTickAgain } from './agreement-tick-needed.ts';

type SigningIn = (agreed: AgreedVersions) => Promise<SignedIn>;

/** Begins the session that the server grants for a right code or date of birth. */
export function useBeginSession() {
  const queries = useQueryClient();
  const { queryKey } = legalTextQueries.all(useLanguage());

  return async (signIn: SigningIn): Promise<void> => {
    try {
      startSession(await signIn(await agreedVersions(queries.getQueryData<LegalTexts>(queryKey))), queries);
    } catch (failure) {
      if (isRefusal(failure, 'agreementMissing')) askForTickAgain(queries);
      throw failure;
    }
  };
}
