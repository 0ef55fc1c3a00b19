import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from '../router/router-context.ts';
import { LoadingView } from '../loaded/loading-view.tsx';
import { useBadgeInAddress } from '../launch/scanned-badge.ts';
import { toReturnPath } from './guard-rules.ts';
import { pageInstead } from './page-instead.ts';
import { needsSession } from './pages-without-session.ts';
import { useHeldBack } from './must-agree-first.ts';
import { onSessionChange, useSignedIn } from './session-state.ts';
import { useLeaveWhenOtherTabSignsOut } from './signed-out-in-other-tab.ts';
import { returnPath } from './return-path.ts';

type Props = { path: string; children: ReactNode };

/** Stands around every page and decides at each navigation, so also when the page is shown again. */
export function SessionGuard({ path, children }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const heldBack = useHeldBack(path);
  const badgeArrived = useBadgeInAddress(signedIn);
  const wasSignedIn = useRef(signedIn);
  const instead = useSyncExternalStore(onSessionChange, () => pageInstead(path));

  useEffect(() => {
    if (badgeArrived) return;
    if (instead) {
      if (needsSession(path)) returnPath.rememberUnless(wasSignedIn.current, location);
      navigate(instead === toReturnPath ? returnPath.get() : instead, { replace: true });
    } else if (needsSession(path)) returnPath.forget();
  }, [badgeArrived, instead, location, navigate, path]);
  useLeaveWhenOtherTabSignsOut(needsSession(path));

  return instead || badgeArrived || heldBack ? <LoadingView /> : children;
}
