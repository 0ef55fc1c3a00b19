import type { Language } from 'contract/languages';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { placeAfter } from '../player-rules.ts';
import type { Track } from '../player-state.ts';
import { playerWords } from '../player.words.ts';
import { lengthInWords } from '../playing-time.ts';
import { withPlayer } from '../start-listening.ts';
import { recordingFor } from '../which-recording.ts';

type Props = { queue: readonly Track[]; place: number; language: Language };

/** What follows in the queue; a tap goes there. */
export function NextItem({ queue, place, language: voice }: Props) {
  const say = useWords(playerWords);
  const language = useLanguage();
  const track = queue[placeAfter(place, queue.length) ?? -1];
  if (!track) return null;
  const duration = recordingFor(track, voice)?.duration ?? 0;
  return (
    <button type="button" className="full-player__next" onClick={() => withPlayer((player) => player.next())}>
      <span className="grows">
        <span className="text-caption num">{say.next(lengthInWords(duration, language))}</span>
        <b>{track.title}</b>
      </span>
      <Icon path={onwardIcon} size={18} />
    </button>
  );
}
