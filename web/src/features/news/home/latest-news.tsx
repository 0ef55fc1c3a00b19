import './latest-news.css';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { newsPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { NewsList } from '../list/news-list.tsx';
import { newsQueries } from '../news.api.ts';
import { newsWords } from '../news.words.ts';

const shownOnHome = 3;

/** The newest items. It stands last on Home, so that nothing moves when it arrives; without news it is not there. */
export function LatestNews() {
  const say = useWords(newsWords);
  const { data } = useQuery(newsQueries.list({}, useLanguage(), { quiet: true }));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="latest-news" aria-label={say.latest}>
      <div className="row">
        <SectionHeader title={say.latest} />
        <Link className="touch-line" to={newsPath} aria-label={say.allNews}>
          {say.all}
          <Icon path={onwardIcon} size={15} />
        </Link>
      </div>
      <NewsList heading="h3" label={say.latest} items={data.items.slice(0, shownOnHome)} timeZone={data.timeZone} />
    </section>
  );
}
