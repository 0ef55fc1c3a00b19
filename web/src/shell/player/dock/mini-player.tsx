import './mini-player.css';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { closeIcon } from '../../../kit/icon/icons.ts';
import { useOnRoot } from '../../../lib/browsers/use-on-root.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { Cover } from '../parts/cover.tsx';
import { PlayButton } from '../parts/play-button.tsx';
import { fullPlayer, heardAt, type Listening } from '../player-state.ts';
import { playerWords } from '../player.words.ts';
import { lengthInWords } from '../playing-time.ts';
import { toggleListening, withPlayer } from '../start-listening.ts';
import type { Played } from '../use-played.ts';

/** Above the tab bar, or at the end of the screen: what is heard, pause, close; a tap opens the whole player. */
export function MiniPlayer({ heard, track, waitsForNetwork }: Omit<Played, 'bookmark'>) {
  const say = useWords(playerWords);
  useOnRoot('with-mini-player');
  const trouble = waitsForNetwork ? 'network' : heard.trouble;
  return (
    <section className="mini-player" aria-label={say.nowPlaying}>
      <HeardLine duration={heard.sound.duration} />
      <Cover cover={track.cover} />
      <button
        type="button"
        className="mini-player__open grows covering"
        aria-label={say.openPlayer(track.title)}
        aria-haspopup="dialog"
        onClick={() => fullPlayer.set(true)}
      >
        <b>{track.title}</b>
      </button>
      <span className="mini-player__status num" role={trouble ? 'status' : undefined}>
        {trouble ? say[trouble] : <WhatIsLeft {...heard} />}
      </span>
      <span className="mini-player__actions">
        <PlayButton status={heard.status} look="plain" texts={say} onTap={toggleListening} />
        <button
          type="button"
          className="mini-player__close touch-square"
          aria-label={say.stop}
          onClick={() => withPlayer((player) => player.close())}
        >
          <Icon path={closeIcon} size={20} />
        </button>
      </span>
    </section>
  );
}

function HeardLine({ duration }: { duration: number }) {
  const share = Math.min(1, useStore(heardAt) / Math.max(1, duration));
  return (
    <span className="mini-player__line" aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}

function WhatIsLeft({ sound, status, isBrief }: Listening) {
  const say = useWords(playerWords);
  const language = useLanguage();
  // It changes once a second and not with each report of the voice.
  const seconds = useSyncExternalStore(heardAt.subscribe, () =>
    Math.ceil(Math.max(0, sound.duration - heardAt.get()) / 1_000),
  );
  const left = status === 'ended' ? say.ended : say.left(lengthInWords(seconds * 1_000, language));
  return (
    <>
      {isBrief && <span className="mini-player__brief">{say.brief} · </span>}
      {left}
    </>
  );
}
