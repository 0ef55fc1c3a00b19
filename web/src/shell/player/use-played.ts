import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isMissing } from '../../lib/call/call-failure.ts';
import { useOnline } from '../../lib/connection/online.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { useLanguage } from '../../lib/language.ts';
import { useStore } from '../../lib/store.ts';
import { playedItem } from './player.api.ts';
import { type Listening, listening, type Track } from './player-state.ts';
import { withPlayer } from './start-listening.ts';

export type Played = {
  heard: Listening;
  /** In the language of the interface, which may be another one than the voice speaks. */
  track: Track;
  /** The network is away, and with it what would be heard next. */
  waitsForNetwork: boolean;
  /** The button that bookmarks it; the app provides it, because the shell knows no features. */
  bookmark: (track: Pick<Track, 'id' | 'title'>) => ReactNode;
};

/** What is played, for parts that are shown only then. An item that is withdrawn meanwhile stops. */
export function usePlayed(heard: Listening, begun: Track): Omit<Played, 'bookmark'> {
  const spoken = useLanguage();
  const { data, error, isPlaceholderData } = useQuery(playedItem(begun.id, spoken));
  const isGone = isMissing(error);
  useEffect(() => {
    if (isGone) withPlayer((player) => player.withdraw(begun.id));
  }, [isGone, begun.id]);
  const isAway = [useOnline(), useStore(serverReached)].includes(false);
  const item = data?.item;
  const text = item && !isPlaceholderData ? { text: { language: spoken, tree: item.body } } : {};
  return {
    heard,
    track: item ? { ...begun, ...item, ...text } : begun,
    waitsForNetwork: heard.trouble === 'network' || (heard.status === 'waiting' && isAway),
  };
}

export function useListening(): { heard: Listening; begun: Track } | undefined {
  const heard = useStore(listening);
  const begun = heard?.queue[heard.place];
  return heard && begun && { heard, begun };
}
