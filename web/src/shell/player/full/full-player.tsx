import '../../../kit/sheet/sheet.css';
import './full-player.css';
import { useId, useState } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { downIcon } from '../../../kit/icon/icons.ts';
import { useSwipeDown } from '../../../kit/sheet/use-swipe-down.ts';
import { useModal } from '../../../kit/use-modal.ts';
import { useWords } from '../../../lib/words.ts';
import { Scrubber } from '../parts/scrubber.tsx';
import { fullPlayer } from '../player-state.ts';
import { playerWords } from '../player.words.ts';
import type { Played } from '../use-played.ts';
import { Controls } from './controls.tsx';
import { NextItem } from './next-item.tsx';
import { PlayedHead } from './played-head.tsx';
import { Queue } from './queue.tsx';
import { Transcript } from './transcript.tsx';
import { useQueue } from './use-queue.ts';

const close = () => fullPlayer.set(false);

/** The whole player, over the page: what is heard with its words, and everything that one can do with it. */
export default function FullPlayer(played: Played) {
  const { heard, track, waitsForNetwork, bookmark } = played;
  const say = useWords(playerWords);
  const modal = useModal(close);
  const { handle, style } = useSwipeDown(close);
  const titleId = useId();
  const [showsQueue, showQueue] = useState(false);
  const queue = useQueue(heard);
  const trouble = waitsForNetwork ? 'network' : heard.trouble;

  return (
    <dialog {...modal} className="sheet full-player" style={style} aria-labelledby={titleId}>
      <div className="sheet__body">
        <div className="sheet__head full-player__grip" {...handle}>
          <button type="button" className="touch-square" aria-label={say.collapse} onClick={close}>
            <Icon path={downIcon} />
          </button>
          <p className="num">{heard.isBrief ? say.briefPlace(heard.place + 1, queue.length) : say.article}</p>
          <div className="full-player__bookmark">{bookmark(track)}</div>
        </div>
        <PlayedHead {...played} titleId={titleId} onLeave={close} />
        {showsQueue ? (
          <Queue queue={queue} place={heard.place} />
        ) : (
          // Another sound is another text, which is followed from its own beginning.
          <Transcript key={`${heard.place} ${heard.sound.language}`} sound={heard.sound} />
        )}
        <p className="full-player__trouble" role="status">
          {trouble && say[trouble]}
        </p>
        <Scrubber duration={heard.sound.duration} shows="left" />
        <Controls
          heard={heard}
          showsQueue={showsQueue}
          onQueue={queue.length > 1 ? () => showQueue(!showsQueue) : undefined}
        />
        <NextItem queue={queue} place={heard.place} language={heard.sound.language} />
      </div>
    </dialog>
  );
}
