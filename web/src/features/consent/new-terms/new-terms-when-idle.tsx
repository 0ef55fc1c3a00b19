import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useLocation } from '../../../shell/router/router-context.ts';
import { useMustAgree } from '../../../shell/session/must-agree-first.ts';
import { useSignedIn } from '../../../shell/session/session-state.ts';

const NewTerms = loadedLater(() => import('./new-terms-needed.tsx'));

/** Checks for new terms once the page is idle; immediately for host-app users who have not agreed yet. */
export function NewTermsWhenIdle() {
  // Signing in ends with a navigation, which makes this check again.
  useLocation();
  const [signedIn, mustAgree] = [useSignedIn(), useMustAgree()];
  return signedIn && <NewTerms atOnce={mustAgree} />;
}
