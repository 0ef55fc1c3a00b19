import type { RichPicture as Picture } from 'contract/rich-text/rich-text';
import { pictureAddress } from 'contract/wire/media';
import { ServerPicture } from '../server-picture/server-picture.tsx';
import type { RichTextWords } from './rich-text.tsx';

type Props = { picture: Picture; index: number; of: number; texts: RichTextWords; onOpen: () => void };

/** Its room is kept before it loads, so that nothing moves under the reader. */
export function RichPicture({ picture, index, of, texts, onOpen }: Props) {
  const { file, width, height, alt, caption } = picture;
  const described = alt ?? caption ?? undefined;
  const missing = (
    <span className="rich-text__missing" style={{ aspectRatio: `${width} / ${height}` }}>
      {texts.pictureMissing}
    </span>
  );
  return (
    <figure>
      <button
        type="button"
        className="rich-text__picture"
        aria-label={texts.openPicture({ described, number: index + 1, of })}
        onClick={onOpen}
      >
        <ServerPicture
          src={pictureAddress({ id: file })}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          instead={missing}
        />
      </button>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
