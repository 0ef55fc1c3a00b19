import { type QueryClient, useQuery } from '@tanstack/react-query';
import { newsBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { NewsCategories, NewsKinds } from '../../features/news/list/news-filters.tsx';
import { newsChoice } from '../../features/news/list/news-choice.ts';
import { NewsList } from '../../features/news/list/news-list.tsx';
import { NewsSkeleton } from '../../features/news/list/news-skeleton.tsx';
import { NoNews } from '../../features/news/list/no-news.tsx';
import { OlderNews } from '../../features/news/list/older-news.tsx';
import { newsQueries } from '../../features/news/news.api.ts';
import { newsWords } from '../../features/news/news.words.ts';
import { MorningBrief } from '../../features/voice/brief/morning-brief.tsx';
import { language as current, useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { isFirstLoad } from '../../shell/loaded/is-first-load.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { briefQuery } from '../../shell/player/player.api.ts';
import { useAddressChoice } from '../../shell/router/choices-in-address.ts';
import { ZoneNote } from '../../shell/zone-note/zone-note.tsx';

export function ahead(queries: QueryClient) {
  void queries.prefetchQuery(newsQueries.list({ kind: 'news' }, current.get()));
  void queries.prefetchQuery(briefQuery(current.get()));
}

export default function NewsPage() {
  const say = useWords(newsWords);
  const [{ kind = 'news', category }, choose] = useAddressChoice(newsChoice);
  const choice = { kind, category };
  const language = useLanguage();
  const list = useQuery(newsQueries.list(choice, language));
  const hasBrief = kind === 'news' && category === undefined;
  // It stands above the list, which would be pushed down.
  const waits = isFirstLoad(useQuery({ ...briefQuery(language), enabled: hasBrief })) || isFirstLoad(list);
  return (
    <Page title={say.title} width="columns">
      <NewsKinds chosen={kind} onChoose={(next) => choose({ kind: next === 'news' ? undefined : next })} />
      <NewsCategories chosen={category} onChoose={(next) => choose({ category: next })} />
      {waits ? (
        <NewsSkeleton />
      ) : (
        <Loaded
          from={list}
          isEmpty={({ items }) => items.length === 0}
          empty={<NoNews {...choice} onShowAll={() => choose({ category: undefined })} />}
        >
          {(shown) => (
            <>
              {hasBrief && <MorningBrief />}
              <NewsList label={say[kind]} {...shown} bookmark={newsBookmark} columns />
              <ZoneNote timeZone={shown.timeZone} />
              <OlderNews key={`${kind} ${category}`} choice={choice} list={shown} />
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}
