import './speed-button.css';
import { useWords } from '../../../lib/words.ts';
import { nextSpeed } from '../player-rules.ts';
import { playerWords } from '../player.words.ts';
import { speedText } from '../playing-time.ts';
import { withPlayer } from '../start-listening.ts';

/** Each tap is the next speed, and after the fastest the slowest. */
export function SpeedButton({ speed }: { speed: number }) {
  const say = useWords(playerWords);
  return (
    <button
      type="button"
      className="speed-button num"
      aria-label={say.speed(speedText(speed))}
      onClick={() => withPlayer((player) => player.setSpeed(nextSpeed(speed)))}
    >
      {speedText(speed)}
    </button>
  );
}
