import './news-line.css';
import type { NewsRow } from 'contract/calls/news';
import { pictureAddress } from 'contract/wire/media';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { playIcon } from '../../../kit/icon/swiper-icons.ts';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { newsItemPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { clockTime } from '../../../shell/player/playing-time.ts';
import { Link } from '../../../shell/router/link.tsx';
import { publishedWhen } from '../news-times.ts';
import { newsWords } from '../news.words.ts';

/** Headphones. */
const voiceIcon =
  'M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15M4.5 14.5H6a1.5 1.5 0 0 1 1.5 1.5v2A1.5 1.5 0 0 1 6 19.5a1.5 1.5 0 0 1-1.5-1.5zm15 0H18a1.5 1.5 0 0 0-1.5 1.5v2a1.5 1.5 0 0 0 3 0z';

type Props = {
  item: NewsRow;
  timeZone: string;
  now: number;
  /** Its level below the heading of the page, or of its section. */
  heading: 'h2' | 'h3';
  /** The button that bookmarks it; the page provides it. */
  bookmark?: ReactNode;
};

/** An item as every list shows it: the words, and beside them the cover. The whole row opens it. */
export function NewsLine({ item, timeZone, now, heading: Heading, bookmark }: Props) {
  const { id, title, source, publishedAt } = item;
  const when = publishedWhen(publishedAt, now, useDates(timeZone));
  return (
    <article className="news-line divided">
      <div className="news-line__words">
        <Heading>
          <Link className="covering" to={newsItemPath(id)}>
            {title}
          </Link>
        </Heading>
        <p className="text-caption num">
          {source}
          {' · '}
          <time dateTime={publishedAt}>{when}</time>
        </p>
        <Voice item={item} />
      </div>
      <Cover item={item} />
      {bookmark && <div className="news-line__bookmark">{bookmark}</div>}
    </article>
  );
}

function Voice({ item: { voice } }: { item: NewsRow }) {
  const say = useWords(newsWords);
  if (voice === null) return null;
  return (
    <p className="news-line__voice text-caption num">
      <Icon path={voiceIcon} size={15} />
      <span className="unseen">{say.voice} </span>
      {clockTime(voice)}
    </p>
  );
}

/** Its room is kept before it loads; an item without a cover gives the room to its words. */
function Cover({ item: { cover, video } }: { item: NewsRow }) {
  const say = useWords(newsWords);
  if (!cover && !video) return null;
  return (
    <div className="news-line__cover">
      {cover && <ServerPicture src={pictureAddress(cover, 320)} loading="lazy" decoding="async" instead={null} />}
      {video && (
        <span className="news-line__video">
          <Icon path={playIcon} size={18} />
          <span className="unseen">{say.video}</span>
        </span>
      )}
    </div>
  );
}
