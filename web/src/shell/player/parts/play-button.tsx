import './play-button.css';
import { Icon } from '../../../kit/icon/icon.tsx';
import { pauseIcon, playIcon } from '../../../kit/icon/swiper-icons.ts';
import type { Listening } from '../player-state.ts';

type Props = {
  /** Undefined while something else, or nothing, is heard. */
  status: Listening['status'] | undefined;
  look: 'plain' | 'round' | 'large';
  texts: { play: string; pause: string };
  onTap: () => void;
  /** A slow finger rests on the button for half a second, in which something can be prepared. */
  onTouch?: () => void;
};

/** Starts a voice, pauses it and goes on with it. */
export function PlayButton({ status, look, texts, onTap, onTouch }: Props) {
  const isOn = status === 'playing' || status === 'waiting';
  return (
    <button
      type="button"
      className={`play-button play-button--${look}`}
      aria-label={isOn ? texts.pause : texts.play}
      aria-busy={status === 'waiting'}
      onPointerDown={onTouch}
      onClick={onTap}
    >
      <Icon path={isOn ? pauseIcon : playIcon} />
    </button>
  );
}
