import type { NewsItem } from 'contract/calls/news';
import { picturesIn } from 'contract/rich-text/files-in-text';
import type { Picture } from 'contract/wire/values';
import { pictureAddress } from 'contract/wire/media';
import type { LightboxPicture } from '../../../kit/lightbox/lightbox.tsx';

type Opened = { pictures: LightboxPicture[]; /** The place of the first picture of the text. */ firstInText: number };

/** Everything that opens large, in its order: the cover, unless a film stands in its place, and those of the text. */
export function picturesToOpen({
  cover,
  film,
  title,
  body,
}: Pick<NewsItem, 'cover' | 'film' | 'title' | 'body'>): Opened {
  const first = cover && !film ? [ofCover(cover, title)] : [];
  const inText = picturesIn(body).map(({ file, width, height, alt, caption }) => ({
    ...{ src: pictureAddress({ id: file }), width, height },
    alt: alt ?? undefined,
    caption: caption ?? undefined,
  }));
  return { pictures: [...first, ...inText], firstInText: first.length };
}

/** A cover has no words of its own; it belongs to the title. */
function ofCover(cover: Picture, title: string): LightboxPicture {
  const { width, height } = cover;
  return { src: pictureAddress(cover), width, height, alt: title, caption: undefined };
}
