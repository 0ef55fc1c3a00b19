import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useLocation } from '../../../shell/router/router-context.ts';
import { useMustAgree, useSignedIn } from '../../../shell/session/session-change.ts';

const NewTerms = loadedLater(() => import('./new-terms.tsx'));

/** Looks after the page is there, whether a text has yet to be agreed to; at once where no page comes before that. */
export function ConsentWatch() {
  // Signing in ends with a navigation, which is when this looks again.
  useLocation();
  const [signedIn, mustAgree] = [useSignedIn(), useMustAgree()];
  return signedIn && <NewTerms atOnce={mustAgree} />;
}
