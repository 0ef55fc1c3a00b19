import { useEffect } from 'react';
import type { NewsPages } from '../news.api.ts';
import { EndOfNews } from './end-of-news.tsx';
import { useOlderNews } from './use-older-news.ts';

type Props = { list: NewsPages; wanted: readonly string[] };

/** Whether some of the wanted items may be among those that were not read yet. */
export function isIncomplete({ items, more }: NewsPages, wanted: readonly string[]): boolean {
  const read = new Set(items.map(({ id }) => id));
  return more && wanted.some((id) => !read.has(id));
}

/** Reads on, page by page, until the list of all news has the wanted ones. */
export function FindAll({ list, wanted }: Props) {
  const { state, onLoad } = useOlderNews({}, list);
  useEffect(() => {
    if (state === 'waiting' && isIncomplete(list, wanted)) onLoad();
  });
  return <EndOfNews state={state === 'failed' ? 'failed' : 'loading'} onLoad={onLoad} />;
}
