import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useStore } from '../../../lib/store.ts';
import { fullPlayer } from '../player-state.ts';
import { type Played, useListening, usePlayed } from '../use-played.ts';
import { MiniPlayer } from './mini-player.tsx';

const FullPlayer = loadedLater(() => import('../full/full-player.tsx'));

/** The player on whatever page while there is something to hear. */
export default function PlayerDock({ bookmark }: Pick<Played, 'bookmark'>) {
  const listened = useListening();
  return listened && <Docked {...listened} bookmark={bookmark} />;
}

type Listened = NonNullable<ReturnType<typeof useListening>>;

function Docked({ heard, begun, bookmark }: Listened & Pick<Played, 'bookmark'>) {
  const played = { ...usePlayed(heard, begun), bookmark };
  const isOpen = useStore(fullPlayer);
  return (
    <>
      <MiniPlayer {...played} />
      {isOpen && <FullPlayer {...played} atOnce />}
    </>
  );
}
