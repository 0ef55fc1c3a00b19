import type { LoadPage } from './shell/lazy-page/lazy-page.tsx';

export type PageRoute = { path: string; load: LoadPage };

const home = () => import('./pages/index/index.tsx');

/** The one list of addresses. A page that is not in it does not exist: no tab, link or redirect leads to it. */
export const routes: readonly PageRoute[] = [
  { path: '/', load: home },
  { path: '/pages/index/index', load: home },
  { path: '/pages/intro/intro', load: () => import('./pages/intro/intro.tsx') },
  { path: '/pages/question/question', load: () => import('./pages/question/question.tsx') },
  { path: '/pages/meeting/meeting', load: () => import('./pages/meeting/meeting.tsx') },
  { path: '/pages/meeting/detail', load: () => import('./pages/meeting/detail.tsx') },
  { path: '/pages/guest/guest', load: () => import('./pages/guest/guest.tsx') },
  { path: '/pages/guest/detail', load: () => import('./pages/guest/detail.tsx') },
  { path: '/pages/friend/friend', load: () => import('./pages/friend/friend.tsx') },
  { path: '/pages/collection/collection', load: () => import('./pages/collection/collection.tsx') },
  { path: '/pages/map/map', load: () => import('./pages/map/map.tsx') },
  { path: '/pages/partner/partner', load: () => import('./pages/partner/partner.tsx') },
  { path: '/pages/partner/detail', load: () => import('./pages/partner/detail.tsx') },
  { path: '/pages/partner/company', load: () => import('./pages/partner/company.tsx') },
  { path: '/pages/forum/forum', load: () => import('./pages/forum/forum.tsx') },
  { path: '/pages/forum/detail', load: () => import('./pages/forum/detail.tsx') },
  { path: '/pages/message/message', load: () => import('./pages/message/message.tsx') },
  { path: '/pages/message/detail', load: () => import('./pages/message/detail.tsx') },
  { path: '/pages/search/search', load: () => import('./pages/search/search.tsx') },
  { path: '/pages/search/detail', load: () => import('./pages/search/detail.tsx') },
  { path: '/pages/find/find', load: () => import('./pages/find/find.tsx') },
  { path: '/pages/album/album', load: () => import('./pages/album/album.tsx') },
  { path: '/pages/webview/webview', load: () => import('./pages/webview/webview.tsx') },
  { path: '/pages/mine/mine', load: () => import('./pages/mine/mine.tsx') },
  { path: '/pages/mine/info', load: () => import('./pages/mine/info.tsx') },
  { path: '/pages/choseLanguage/choseLanguage', load: () => import('./pages/choseLanguage/choseLanguage.tsx') },
  { path: '/pages/login/login', load: () => import('./pages/login/login.tsx') },
  { path: '/pages/login/check', load: () => import('./pages/login/check.tsx') },
  { path: '/pages/other/scanH5', load: () => import('./pages/other/scanH5.tsx') },
  { path: '/pages/other/agreement', load: () => import('./pages/other/agreement.tsx') },
  { path: '/pages/conf/conf', load: () => import('./pages/conf/conf.tsx') },
  { path: '/pages/conf/mode', load: () => import('./pages/conf/mode.tsx') },
  { path: '/pages/conf/private', load: () => import('./pages/conf/private.tsx') },
];

/** Shows every state of every kit piece to developers; it is not in the product. */
export const builders: readonly PageRoute[] = import.meta.env.DEV
  ? [{ path: '/kit', load: () => import('./pages/kit/kit.tsx') }]
  : [];

export const notFound: LoadPage = () => import('./pages/not-found.tsx');

// A typed address may end with a slash or use other letter cases, and what follows a ? concerns only the page.
const plain = (address: string) => address.replace(/\/*(\?.*)?$/, '').toLowerCase();

/** Whether a page is the one at this address. */
export function isAt(address: string) {
  return (page: { path: string }) => plain(page.path) === plain(address);
}
