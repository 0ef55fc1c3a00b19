import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language.ts';
import { draft } from './draft.ts';
import { type Agreed, signInQueries, versionsInForce } from './sign-in.api.ts';

/** The versions that the tick stands for: those that were on the screen, else those in force now. */
export function useAgreedVersions() {
  const queries = useQueryClient();
  const { queryKey } = signInQueries.legalTexts(useLanguage());
  return {
    async get(): Promise<Agreed> {
      const shown = queries.getQueryData(queryKey);
      if (!shown) return versionsInForce();
      return { agreement: shown.agreement.version, privacy: shown.privacy.version };
    },
    /** They were replaced meanwhile: the tick has to be set anew. */
    forget() {
      void queries.resetQueries({ queryKey: ['legal texts'] });
      draft.set({ ticked: false });
    },
  };
}
