import type { NewsItem } from 'contract/calls/news';
import { pictureAddress } from 'contract/wire/media';
import { RichVideo } from '../../../kit/rich-text/rich-video.tsx';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { useWords } from '../../../lib/words.ts';
import { articleWords } from './article.words.ts';

type Props = { item: Pick<NewsItem, 'cover' | 'film'>; onOpen: () => void };

/** Specification §9: its height is 58 % of the width of the screen, be it a film or the cover. */
export function ArticleTop({ item: { cover, film }, onOpen }: Props) {
  const say = useWords(articleWords);
  if (film) {
    const poster = film.poster ?? cover?.id ?? null;
    return (
      <div className="article__top">
        <RichVideo video={{ kind: 'video', file: film.file, poster, caption: null }} texts={say} />
      </div>
    );
  }
  if (!cover) return <div className="article__no-top" />;
  return (
    <div className="article__top">
      <button type="button" className="article__cover" aria-label={say.openCover} onClick={onOpen}>
        <ServerPicture
          src={pictureAddress(cover, 1280)}
          decoding="async"
          fetchPriority="high"
          instead={<span className="article__missing">{say.pictureMissing}</span>}
        />
      </button>
    </div>
  );
}
