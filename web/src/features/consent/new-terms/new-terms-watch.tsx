import { lazy, Suspense } from 'react';
import { useLocation } from '../../../shell/router/router-context.ts';
import { useIdle } from '../../../lib/idle.ts';
import { useMustAgree, useSignedIn } from '../../../shell/session/session-change.ts';

const TextsToAgree = lazy(() => import('./new-terms.tsx'));

/** Looks after the page is there, whether a text has yet to be agreed to; at once where no page comes before that. */
export function ConsentWatch() {
  // Signing in ends with a navigation, which is when this looks again.
  useLocation();
  return useSignedIn() && <WhenItsTime />;
}

function WhenItsTime() {
  const [mustAgree, idle] = [useMustAgree(), useIdle()];
  return <Suspense>{(mustAgree || idle) && <TextsToAgree />}</Suspense>;
}
