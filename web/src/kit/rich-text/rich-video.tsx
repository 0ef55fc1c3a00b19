import type { RichVideo as Video } from 'contract/rich-text/rich-text';
import { pictureAddress } from 'contract/wire/media';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { playIcon } from '../icon/swiper-icons.ts';
import type { RichTextWords } from './rich-text.tsx';

/** Specification §9: its height is 58 % of the width of the screen, and it is at most 750 wide. */
export function RichVideo({ video: { file, poster, caption }, texts }: { video: Video; texts: RichTextWords }) {
  const [state, setState] = useState<'waiting' | 'begun' | 'failed'>('waiting');
  const element = useRef<HTMLVideoElement>(null);
  function begin() {
    setState('begun');
    // What fails to load says so itself; what the browser does not start has its controls.
    element.current?.play().catch(() => undefined);
  }
  // Its controls take the focus from the button that is gone.
  useEffect(() => {
    if (state === 'begun') element.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <figure className="rich-text__wide">
      {state === 'failed' ? (
        <p className="rich-text__video rich-text__missing">{texts.videoMissing}</p>
      ) : (
        <div className="rich-text__video">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the Forum has no subtitles; the article says the same */}
          <video
            ref={element}
            src={pictureAddress({ id: file })}
            poster={poster === null ? undefined : pictureAddress({ id: poster })}
            aria-label={caption ?? texts.video}
            controls={state === 'begun'}
            playsInline
            // Without a poster the first frame is shown, which has to be fetched.
            preload={poster === null ? 'metadata' : 'none'}
            onError={() => setState('failed')}
          />
          {state === 'waiting' && (
            <button type="button" aria-label={texts.playVideo(caption ?? undefined)} onClick={begin}>
              <Icon path={playIcon} />
            </button>
          )}
        </div>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
