import { setBookmark } from 'contract/calls/favourites';
import { getMine } from 'contract/calls/mine';
import { getBrief } from 'contract/calls/news';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import type { CallEvents } from '../../lib/call/call-events.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import ArticlePage from './detail.tsx';
import NewsPage from './forum.tsx';

const now = Date.parse('2027-03-22T10:12:00+08:00');
const bookmarks = { version: '1', meetings: [], delegates: [], news: ['Item 2'], files: [] };

type Options = { inHostApp?: boolean; events?: Partial<CallEvents> };

/** The list and the article behind one router, so that one leads to the other. */
export async function openNews(address: string, answering: Answering[], options: Options = {}) {
  const server = serve(
    [
      answers(getMine, { bookmarks }),
      answers(getBrief, { timeZone: 'Asia/Shanghai', items: [] }),
      answers(setBookmark, ({ body }) => ({ bookmarked: body.bookmarked })),
      ...answering,
    ],
    { headers: () => ({ 'server-time': String(now) }) },
  );
  const queries = newQueries();
  const screens = { '/pages/forum/forum': <NewsPage />, '/pages/forum/detail': <ArticlePage /> };
  const screen = await openPage(`/pages/forum/${address}`, <Screens at={screens} />, { queries, ...options });
  return { screen, server, queries };
}
