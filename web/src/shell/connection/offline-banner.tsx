import './offline-banner.css';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { offlineIcon } from '../../kit/icon/icons.ts';
import { startTicking } from '../../lib/clock.ts';
import { ago } from '../../lib/dates/how-long.ts';
import { useLanguage } from '../../lib/language.ts';
import { showsContent } from '../../lib/read/affected-by-change.ts';
import { useWords } from '../../lib/words.ts';
import { useSignedIn } from '../session/session-state.ts';
import { lostWords } from './offline-banner.words.ts';

/** Says what is away, and how old the page is; before the login there is nothing whose age matters. */
export default function OfflineBanner({ online }: { online: boolean }) {
  const say = useWords(lostWords);
  const language = useLanguage();
  const minutes = useMinutesSinceUpdate();
  const away = online ? say.serverAway : say.offline;
  const content = minutes === undefined ? say.loadedRemains : say.lastUpdated(ago(minutes * minute, language));
  return <Banner icon={offlineIcon}>{useSignedIn() ? say.oneAfterAnother(away, content) : away}</Banner>;
}

const minute = 60_000;

/** The age of the oldest content on the screen. */
function useMinutesSinceUpdate(): number | undefined {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [startTicking(minute, changed, document), queries.getQueryCache().subscribe(changed)];
      return () => stops.forEach((stop) => stop());
    },
    [queries],
  );
  return useSyncExternalStore(subscribe, () => minutesSinceUpdate(queries));
}

function minutesSinceUpdate(queries: QueryClient): number | undefined {
  const shown = queries.getQueryCache().findAll({ type: 'active', predicate: showsContent });
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return times.length === 0 ? undefined : Math.max(0, Math.floor((Date.now() - Math.min(...times)) / minute));
}
