import { useWords } from '../../../lib/words.ts';
import type { Track } from '../player-state.ts';
import { playerWords } from '../player.words.ts';
import { withPlayer } from '../start-listening.ts';

type Props = { queue: readonly Track[]; place: number };

export function Queue({ queue, place }: Props) {
  const say = useWords(playerWords);
  return (
    <ol className="full-player__scroll full-player__queue" aria-label={say.queue}>
      {queue.map(({ id, title, source }, number) => (
        <li key={id}>
          <button
            type="button"
            aria-current={number === place ? 'true' : undefined}
            onClick={() => withPlayer((player) => player.goTo(number))}
          >
            <b>{title}</b>
            <span className="text-caption">{number === place ? `${source} · ${say.itemHeard}` : source}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
