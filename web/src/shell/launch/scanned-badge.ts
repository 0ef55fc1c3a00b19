import { badgeCodeIn } from 'contract/rules/badge-code';
import { useEffect } from 'react';
import { loginPath } from '../../lib/paths.ts';
import { storage } from '../../lib/storage/storage.ts';
import { useLocation, useNavigate } from '../router/router-context.ts';

let code: string | undefined;

/** The code of a badge whose address was opened; it waits here, in memory, until sign-in can read it. */
export const scannedBadge = {
  /** A person who is signed in already has no use for it. */
  keepUnlessSignedIn(arrived: string) {
    if (storage.token.get() === undefined) code = arrived;
  },
  waits: () => code !== undefined,
  take() {
    const taken = code;
    code = undefined;
    return taken;
  },
};

/**
 * The phone's camera may open a badge's address in a tab that shows the app already: then only the fragment changes. It
 * leads to the login; whoever is signed in stays where they are.
 */
export function useBadgeInAddress(signedIn: boolean): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const arrived = hash ? badgeCodeIn(hash) : undefined;

  useEffect(() => {
    if (!arrived) return;
    scannedBadge.keepUnlessSignedIn(arrived);
    navigate(signedIn ? pathname + search : loginPath, { replace: true });
  }, [arrived, navigate, pathname, search, signedIn]);
  return arrived !== undefined;
}
