import type { RichVideo as Video } from 'contract/rich-text/rich-text';
import { pictureAddress } from 'contract/wire/media';
import { useState } from 'react';
import type { RichTextWords } from './rich-text.tsx';

/** Specification §9: its height is 58 % of the width of the screen, and it is at most 750 wide. */
export function RichVideo({ video: { file, poster, caption }, texts }: { video: Video; texts: RichTextWords }) {
  const [failed, setFailed] = useState(false);
  return (
    <figure className="rich-text__wide">
      {failed ? (
        <p className="rich-text__video rich-text__missing">{texts.videoMissing}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the Forum has no subtitles; the article says the same
        <video
          className="rich-text__video"
          src={pictureAddress({ id: file })}
          poster={poster === null ? undefined : pictureAddress({ id: poster })}
          aria-label={caption ?? texts.video}
          controls
          playsInline
          // Without a poster the first frame is shown, which has to be fetched.
          preload={poster === null ? 'metadata' : 'none'}
          onError={() => setFailed(true)}
        />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
