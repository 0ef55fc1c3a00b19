import { Icon } from '../../../kit/icon/icon.tsx';
import { jumpBackIcon, jumpForwardIcon, queueIcon } from '../parts/player-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { PlayButton } from '../parts/play-button.tsx';
import { SpeedButton } from '../parts/speed-button.tsx';
import type { Listening } from '../player-state.ts';
import { playerWords } from '../player.words.ts';
import { toggleListening, withPlayer } from '../start-listening.ts';

type Props = { heard: Listening; showsQueue: boolean; onQueue: (() => void) | undefined };

/** A single article has no queue. */
export function Controls({ heard, showsQueue, onQueue }: Props) {
  const say = useWords(playerWords);
  return (
    <div className="full-player__controls">
      <SpeedButton speed={heard.speed} />
      <Jump icon={jumpBackIcon} label={say.back15} onJump={() => withPlayer((player) => player.back15())} />
      <PlayButton status={heard.status} look="large" texts={say} onTap={toggleListening} />
      <Jump icon={jumpForwardIcon} label={say.forward15} onJump={() => withPlayer((player) => player.forward15())} />
      {onQueue ? (
        <button
          type="button"
          className="full-player__queue-button"
          aria-label={showsQueue ? say.hideQueue : say.queue}
          aria-pressed={showsQueue}
          onClick={onQueue}
        >
          <Icon path={queueIcon} />
        </button>
      ) : (
        <span className="full-player__queue-button" />
      )}
    </div>
  );
}

function Jump({ icon, label, onJump }: { icon: string; label: string; onJump: () => void }) {
  return (
    <button type="button" className="full-player__jump" aria-label={label} onClick={onJump}>
      <Icon path={icon} />
      <span aria-hidden="true">15</span>
    </button>
  );
}
