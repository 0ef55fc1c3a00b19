import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from '../../../shell/router/router-context.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useSignedIn } from '../../../shell/session/session-state.ts';
import { meQueries } from '../../../shell/session/me.api.ts';
import { legalTextsPath } from '../../../lib/paths.ts';

const NewTermsPopup = lazy(() => import('./new-terms-popup.tsx'));

/** Asks for agreement again when a text has changed since the person agreed to it. */
export default function NewTerms() {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const me = useQuery({ ...meQueries.me(useLanguage()), enabled: signedIn });
  const missing = me.data?.agree ?? [];
  // The page that shows the texts stays readable.
  if (missing.length === 0 || pathname === legalTextsPath || !signedIn) return null;
  return (
    <Suspense>
      <NewTermsPopup texts={missing} />
    </Suspense>
  );
}
