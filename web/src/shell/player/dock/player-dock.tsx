import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useStore } from '../../../lib/store.ts';
import { fullPlayer } from '../player-state.ts';
import { useListening, usePlayed } from '../use-played.ts';
import { MiniPlayer } from './mini-player.tsx';

const FullPlayer = loadedLater(() => import('../full/full-player.tsx'));

/** The player on whatever page while there is something to hear. */
export default function PlayerDock() {
  const listened = useListening();
  return listened && <Docked {...listened} />;
}

function Docked({ heard, begun }: NonNullable<ReturnType<typeof useListening>>) {
  const played = usePlayed(heard, begun);
  const isOpen = useStore(fullPlayer);
  return (
    <>
      <MiniPlayer {...played} />
      {isOpen && <FullPlayer {...played} atOnce />}
    </>
  );
}
