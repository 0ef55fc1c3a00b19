import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../router/router-context.ts';
import { storage } from '../../lib/storage/storage.ts';
import { LoadingView } from '../loaded/loading-view.tsx';
import { badgeCodeIn } from '../../lib/badge-code.ts';
import { loginPath } from '../../lib/paths.ts';
import { scannedBadge } from './scanned-badge.ts';
import { needsSession, toReturnPath, redirectFor } from './guard-rules.ts';
import { useMustAgree, useSignedIn } from './session-change.ts';
import { guardState } from './guard-state.ts';
import { returnPath } from './return-path.ts';

type Props = { path: string; children: ReactNode };

/** Around every page: judged anew at each navigation, so also when the page shows again. */
export function SessionGuard({ path, children }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const held = useMustAgree() && needsSession(path);
  const wasSignedIn = useRef(signedIn);
  const instead = redirectFor(path, { ...guardState(), signedIn });
  // The phone's camera opens a badge's address in a tab that is here already: only the fragment changes then.
  const code = location.hash ? badgeCodeIn(location.hash) : undefined;

  useEffect(() => {
    if (code) {
      if (!signedIn) scannedBadge.keep(code);
      navigate(signedIn ? location.pathname + location.search : loginPath, { replace: true });
    } else if (instead) {
      // Whoever logs out did not want to come back to this page.
      if (needsSession(path) && !wasSignedIn.current) returnPath.remember(location);
      navigate(instead === toReturnPath ? returnPath.get() : instead, { replace: true });
    } else if (needsSession(path)) returnPath.forget();
  }, [code, instead, location, navigate, path, signedIn]);
  useLeaveWithTheSession(needsSession(path));

  return instead || code || held ? <LoadingView /> : children;
}

/** Signed out in another tab, or brought back out of the browser's cache: nothing personal stays on the screen. */
function useLeaveWithTheSession(needed: boolean) {
  useEffect(() => {
    if (!needed) return undefined;
    const token = storage.token.get();
    const leaveIfOver = () => storage.token.get() !== token && window.location.reload();
    const onStorage = ({ key }: StorageEvent) => (key === 'token' || key === null) && leaveIfOver();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && leaveIfOver();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  });
}
