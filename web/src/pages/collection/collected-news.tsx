import { useQuery } from '@tanstack/react-query';
import type { NewsRow } from 'contract/calls/news';
import { newsBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { BookmarkedNews } from '../../features/favourites/lists/bookmarked-news.tsx';
import { FindAll, isIncomplete } from '../../features/news/list/find-all.tsx';
import { NewsList } from '../../features/news/list/news-list.tsx';
import { newsQueries } from '../../features/news/news.api.ts';
import { useLanguage } from '../../lib/language.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';

/** The segment of bookmarked news. News provide the rows, and read on until all that is bookmarked was found. */
export default function CollectedNews({ bookmarked }: { bookmarked: readonly string[] }) {
  const news = useQuery(newsQueries.list({}, useLanguage()));
  return (
    <Loaded from={news}>
      {(list) => (
        <BookmarkedNews
          items={list.items}
          rows={rowsIn(list.timeZone)}
          rest={isIncomplete(list, bookmarked) && <FindAll list={list} wanted={bookmarked} />}
        />
      )}
    </Loaded>
  );
}

const rowsIn = (timeZone: string) => (items: readonly NewsRow[], label: string) => (
  <NewsList {...{ items, label, timeZone }} bookmark={newsBookmark} />
);
