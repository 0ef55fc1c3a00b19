import { getFriendStatus } from 'contract/calls/cards';
import { setBookmark } from 'contract/calls/favourites';
import { getMine } from 'contract/calls/mine';
import { getMe } from 'contract/calls/session';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import type { CallEvents } from '../../lib/call/call-events.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import { Screens } from '../../shell/router/router.testing.tsx';
import FilePage from './detail.tsx';
import FilesPage from './search.tsx';

const now = Date.parse('2027-03-22T10:12:00+08:00');
const bookmarks = { version: '1', meetings: [], delegates: [], news: [], files: ['File 2'] };
const tabs = ['/pages/search/search', '/pages/album/album', '/pages/mine/mine'];

type Options = { inHostApp?: boolean; events?: Partial<CallEvents> };

/** The list and the file behind one router, so that one leads to the other. */
export async function openFiles(address: string, answering: Answering[], options: Options = {}) {
  const server = serve(
    [
      // The tab bar asks these when the page is idle.
      answers(getMe, me),
      answers(getFriendStatus, 0),
      answers(getMine, { bookmarks }),
      answers(setBookmark, ({ body }) => ({ bookmarked: body.bookmarked })),
      ...answering,
    ],
    { headers: () => ({ 'server-time': String(now) }) },
  );
  const queries = newQueries();
  const screens = {
    '/pages/search/search': <FilesPage />,
    '/pages/search/detail': <FilePage />,
    '/pages/find/find': <p>Find everything</p>,
  };
  const screen = await openPage(`/pages/search/${address}`, <Screens at={screens} />, {
    queries,
    paths: tabs,
    ...options,
  });
  return { screen, server, queries };
}
