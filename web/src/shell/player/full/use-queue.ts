import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/language.ts';
import { briefQuery } from '../player.api.ts';
import type { Listening, Track } from '../player-state.ts';

/** The queue with titles in the language of the interface, which may have been switched since it began. */
export function useQueue({ queue, isBrief }: Listening): readonly Track[] {
  const { data } = useQuery({ ...briefQuery(useLanguage()), enabled: isBrief });
  return queue.map((track) => {
    const named = data?.items.find(({ id }) => id === track.id);
    return named ? { ...track, title: named.title, source: named.source } : track;
  });
}
