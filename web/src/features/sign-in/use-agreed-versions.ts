import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language.ts';
import {
  type AgreedVersions,
  currentVersions,
  type LegalTexts,
  legalTextQueries,
} from '../../shell/legal-texts/legal-texts.api.ts';
import { draft } from './draft.ts';

/** The versions that the tick stands for: those that were on the screen, otherwise the current ones. */
export function useAgreedVersions() {
  const queries = useQueryClient();
  const { queryKey } = legalTextQueries.all(useLanguage());
  return {
    async get(): Promise<AgreedVersions> {
      const shown = queries.getQueryData<LegalTexts>(queryKey);
      if (!shown) return currentVersions();
      return { agreement: shown.agreement.version, privacy: shown.privacy.version };
    },
    /** They were replaced in the meantime, so the tick has to be set again. */
    forget() {
      void queries.resetQueries({ queryKey: legalTextQueries.key });
      draft.set({ ticked: false });
    },
  };
}
