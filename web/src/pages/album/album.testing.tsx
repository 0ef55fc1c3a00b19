import { preparePhotos } from 'contract/calls/album';
import { getFriendStatus } from 'contract/calls/cards';
import { getMe } from 'contract/calls/session';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { albumOf, manyPhotos } from '../../features/album/album.testing.ts';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { newTextKey } from '../../lib/call/sealed/sealed.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import { Screens } from '../../shell/router/router.testing.tsx';
import AlbumPage from './album.tsx';

const now = Date.parse('2027-03-22T10:12:00+08:00');
const usual = (): Parameters<typeof albumOf>[0] => ({
  days: undefined,
  photos: manyPhotos(8),
  external: null,
  requests: [],
});

/** What a test may change. */
export const world = usual();
const { textKey, opened } = await newTextKey();
/** Reads the personal text of a call. */
export const unsealed = opened;

beforeEach(async () => {
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
  language.set('en');
  letTapsPass();
  Object.assign(world, usual());
});

export async function open(
  search = '',
  answering: Answering[] = [],
  { inHostApp = false, queries = newQueries() } = {},
) {
  const ticket = answers(preparePhotos, { address: '#ticket', size: 1 });
  // The tab bar asks these when the page is idle.
  const bar = [answers(getMe, me), answers(getFriendStatus, 0)];
  const server = serve([...bar, ...albumOf(world), ticket, ...answering], {
    textKey,
    headers: () => ({ 'server-time': String(now) }),
  });
  const screens = { '/pages/album/album': <AlbumPage />, '/pages/webview/webview': <p>Elsewhere</p> };
  const paths = ['/pages/search/search', '/pages/album/album', '/pages/mine/mine'];
  const screen = await openPage(`/pages/album/album${search}`, <Screens at={screens} />, { queries, paths, inHostApp });
  return { screen, server, queries };
}
export type Screen = Awaited<ReturnType<typeof open>>['screen'];
