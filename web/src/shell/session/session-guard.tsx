import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../router/router-context.ts';
import { LoadingView } from '../loaded/loading-view.tsx';
import { badgeCodeIn } from 'contract/rules/badge-code';
import { loginPath } from '../../lib/paths.ts';
import { scannedBadge } from './scanned-badge.ts';
import { toReturnPath, redirectFor } from './guard-rules.ts';
import { needsSession } from './pages-without-session.ts';
import { useMustAgree, useSignedIn } from './session-state.ts';
import { guardState } from './guard-state.ts';
import { useLeaveWhenOtherTabSignsOut } from './signed-out-in-other-tab.ts';
import { returnPath } from './return-path.ts';

type Props = { path: string; children: ReactNode };

/** Stands around every page and decides at each navigation, so also when the page is shown again. */
export function SessionGuard({ path, children }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const held = useMustAgree() && needsSession(path);
  const wasSignedIn = useRef(signedIn);
  const instead = redirectFor(path, { ...guardState(), signedIn });
  // The phone's camera may open a badge's address in a tab that shows the app already: then only the fragment changes.
  const code = location.hash ? badgeCodeIn(location.hash) : undefined;

  useEffect(() => {
    if (code) {
      if (!signedIn) scannedBadge.keep(code);
      navigate(signedIn ? location.pathname + location.search : loginPath, { replace: true });
    } else if (instead) {
      // A person who has just signed out does not want to return to this page.
      if (needsSession(path) && !wasSignedIn.current) returnPath.remember(location);
      navigate(instead === toReturnPath ? returnPath.get() : instead, { replace: true });
    } else if (needsSession(path)) returnPath.forget();
  }, [code, instead, location, navigate, path, signedIn]);
  useLeaveWhenOtherTabSignsOut(needsSession(path));

  return instead || code || held ? <LoadingView /> : children;
}
