import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from './router/router-context.ts';
import { onceWithin } from '../lib/double-tap.ts';
import { followHostLanguage } from './host-app-language.ts';
import { languageChoicePath } from '../lib/paths.ts';
import { useAppContext } from './app-context.ts';

/**
 * When the page is shown again, its address is navigated to again: guards and data run, scroll position and typed text
 * stay.
 */
export function usePageShow(): void {
  const { inHostApp } = useAppContext();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // A page from the browser's cache fires both events.
  const [once] = useState(() => onceWithin());

  useEffect(() => {
    function shown() {
      if (inHostApp) followHostLanguage();
      else if (pathname !== languageChoicePath) navigate(pathname + search + hash, { replace: true });
      // Nothing was heard of changes while the page was hidden, so that even a fresh answer may be old.
      void queries.refetchQueries({ type: 'active' });
    }
    const onPageShow = (event: PageTransitionEvent) => void (event.persisted && once(shown));
    const onVisibility = () => void (document.visibilityState === 'visible' && once(shown));
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [inHostApp, pathname, search, hash, navigate, queries, once]);
}
