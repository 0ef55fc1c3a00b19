import { useSyncExternalStore } from 'react';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { listening } from './player-state.ts';
import type { Played } from './use-played.ts';

const PlayerDock = loadedLater(() => import('./dock/player-dock.tsx'));

/** The player comes to the screen when something is heard, and its code with it. */
export function PlayerWhenHeard({ bookmark }: Pick<Played, 'bookmark'>) {
  const isHeard = useSyncExternalStore(listening.subscribe, () => listening.get() !== undefined);
  return isHeard && <PlayerDock bookmark={bookmark} atOnce />;
}
