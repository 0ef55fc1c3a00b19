import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { PullToRefresh } from '../../kit/pull-to-refresh/pull-to-refresh.tsx';
import { useWords } from '../../lib/words.ts';
import { refreshWords } from './refresh.words.ts';

/** Fetches all that the page shows. */
export default function Pulling({ area }: { area: RefObject<HTMLElement | null> }) {
  const client = useQueryClient();
  const texts = useWords(refreshWords);
  return <PullToRefresh area={area} texts={texts} onRefresh={() => client.refetchQueries({ type: 'active' })} />;
}
