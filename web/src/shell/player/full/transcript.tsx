import './transcript.css';
import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { tapIcon } from '../parts/player-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { sentenceAt } from '../player-rules.ts';
import { heardAt, type Sound } from '../player-state.ts';
import { playerWords } from '../player.words.ts';
import { withPlayer } from '../start-listening.ts';
import { useFollowing } from './use-following.ts';

/** The words that are read, sentence by sentence. It follows the voice until the reader scrolls. */
export function Transcript({ sound: { sentences, language } }: { sound: Sound }) {
  const say = useWords(playerWords);
  const frame = useRef<HTMLOListElement>(null);
  const heard = useSyncExternalStore(heardAt.subscribe, () => sentenceAt(sentences, heardAt.get()));
  const { follows, follow, readerActs } = useFollowing(frame, heard);
  if (sentences.length === 0) return <div className="full-player__scroll" />;

  function hear(from: number) {
    follow();
    withPlayer((player) => player.hearFrom(from));
  }

  return (
    <div className="transcript">
      <ol
        ref={frame}
        className="full-player__scroll"
        aria-label={say.transcript}
        lang={language === 'zh' ? 'zh-CN' : 'en'}
        {...readerActs}
      >
        {sentences.map(({ text, from }, place) => (
          <li key={from}>
            <button
              type="button"
              className={place < heard ? 'transcript__heard' : undefined}
              aria-current={place === heard ? 'true' : undefined}
              onClick={() => hear(from)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      {follows ? (
        <p className="transcript__hint text-caption">
          <Icon path={tapIcon} size={15} />
          {say.tapSentence}
        </p>
      ) : (
        <button type="button" className="transcript__hint transcript__back touch-line" onClick={follow}>
          {say.toHeard}
        </button>
      )}
    </div>
  );
}
