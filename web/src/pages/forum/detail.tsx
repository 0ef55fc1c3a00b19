import { useQuery } from '@tanstack/react-query';
import { BookmarkButton } from '../../features/favourites/bookmark/bookmark-button.tsx';
import { useBookmarks } from '../../features/favourites/bookmark/bookmarks.ts';
import { newsBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { ArticleView } from '../../features/news/article/article-view.tsx';
import { articleWords } from '../../features/news/article/article.words.ts';
import { RelatedNews } from '../../features/news/article/related-news.tsx';
import { newsQueries } from '../../features/news/news.api.ts';
import { newsWords } from '../../features/news/news.words.ts';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { ListenCard } from '../../features/voice/article/listen-card.tsx';
import { useLanguage } from '../../lib/language.ts';
import { newsPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { shownData } from '../../shell/loaded/shown-data.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';
import { LanguageSwitch } from '../../shell/top-bar/language-switch.tsx';

export default function ArticlePage() {
  const say = useWords(newsWords);
  const id = useSearchParams().get('id') ?? '';
  const article = useQuery(newsQueries.one(id, useLanguage()));
  const { inHostApp } = useAppContext();
  const answer = shownData(article);
  const shown = answer?.item;
  return (
    <Page
      title={shown?.kind === 'talk' ? say.talkTitle : say.article}
      about={shown?.title}
      {...(shown && {
        actions: (
          <>
            <Bookmark id={id} title={shown.title} />
            {inHostApp ? <LanguageSwitch /> : <ShareButton key={id} item={shown} timeZone={answer.timeZone} />}
          </>
        ),
      })}
    >
      <Loaded from={article} missing={<Gone wasRead={article.data !== undefined} />}>
        {({ item, timeZone }) => (
          <ArticleView
            key={item.id}
            {...{ item, timeZone }}
            listen={<ListenCard item={item} />}
            share={inHostApp && <ShareButton inPage {...{ item, timeZone }} />}
            related={<RelatedNews items={item.related} timeZone={timeZone} bookmark={newsBookmark} />}
          />
        )}
      </Loaded>
    </Page>
  );
}

function Bookmark({ id, title }: { id: string; title: string }) {
  const on = useBookmarks()('news', id);
  return <BookmarkButton kind="news" {...{ id, on }} name={title} />;
}

/** An article that is withdrawn while somebody reads it says so, and not that it never existed. */
function Gone({ wasRead }: { wasRead: boolean }) {
  const say = useWords(articleWords);
  const list = { text: say.openNews, path: newsPath };
  return wasRead ? (
    <ItemMissing title={say.withdrawn} text={say.withdrawnText} list={list} />
  ) : (
    <ItemMissing title={say.missing} text={say.missingText} list={list} />
  );
}
