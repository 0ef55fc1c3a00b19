import { useQueryClient } from '@tanstack/react-query';
import type { SignedIn } from 'contract/calls/sign-in';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import {
  type AgreedVersions,
  currentVersions,
  type LegalTexts,
  legalTextQueries,
} from '../../shell/legal-texts/legal-texts.api.ts';
import { startSession } from '../../shell/session/start-session.ts';
import { askForTickAgain } from './agreement-tick-again.ts';

type SigningIn = (agreed: AgreedVersions) => Promise<SignedIn>;

/** Begins the session that the server grants for a right code or date of birth. */
export function useBeginSession() {
  const queries = useQueryClient();
  const { queryKey } = legalTextQueries.all(useLanguage());

  /** The versions that the tick stands for: those that were on the screen, otherwise the current ones. */
  async function agreedVersions(): Promise<AgreedVersions> {
    const shown = queries.getQueryData<LegalTexts>(queryKey);
    if (!shown) return currentVersions();
    return { agreement: shown.agreement.version, privacy: shown.privacy.version };
  }

  return async (signIn: SigningIn): Promise<void> => {
    try {
      startSession(await signIn(await agreedVersions()), queries);
    } catch (failure) {
      if (isRefusal(failure, 'agreementMissing')) askForTickAgain(queries);
      throw failure;
    }
  };
}
