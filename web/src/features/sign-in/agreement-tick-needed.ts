import type { QueryClient } from '@tanstack/react-query';
import { legalTextQueries } from '../../shell/legal-texts/legal-texts.api.ts';
import { draft } from './sign-in-draft.ts';

/** Nobody logs in without the tick; this is what is said beside it. */
export function missingTick(say: { tickFirst: string }): { agreed: string } | undefined {
  return draft.get().ticked ? undefined : { agreed: say.tickFirst };
}

/** The texts were replaced after they had been read, so the new ones are fetched and the tick has to be set again. */
export function askForTickAgain(queries: QueryClient): void {
  void queries.resetQueries({ queryKey: legalTextQueries.key });
  draft.set({ ticked: false });
}
