import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from '../../../shell/router/router-context.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useSignedIn } from '../../../shell/session/session-change.ts';
import { meQueries } from '../../../shell/session/me.api.ts';
import { legalTextsPath } from '../../../lib/paths.ts';

const AgreeAgain = lazy(() => import('./new-terms-popup.tsx'));

/** When a text changed since it was agreed to, it is asked again before anything else. */
export default function TextsToAgree() {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const me = useQuery({ ...meQueries.me(useLanguage()), enabled: signedIn });
  const missing = me.data?.agree ?? [];
  // The page with the texts themselves stays readable.
  if (missing.length === 0 || pathname === legalTextsPath || !signedIn) return null;
  return (
    <Suspense>
      <AgreeAgain texts={missing} />
    </Suspense>
  );
}
