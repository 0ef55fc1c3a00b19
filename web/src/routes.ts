import type { LoadPage } from './shell/lazy-page/lazy-page.tsx';

export type PageRoute = { path: string; load: LoadPage };

const home = () => import('./pages/index/index.tsx');

/** The one list of paths. A page that is not here does not exist: no tab, link or redirect leads to it. */
export const routes: readonly PageRoute[] = [
  { path: '/', load: home },
  { path: '/pages/index/index', load: home },
  { path: '/pages/meeting/meeting', load: () => import('./pages/meeting/meeting.tsx') },
  { path: '/pages/meeting/detail', load: () => import('./pages/meeting/detail.tsx') },
  // Every state of every kit piece, for whoever builds with them; not in the product.
  ...(import.meta.env.DEV ? [{ path: '/kit', load: () => import('./pages/kit/kit.tsx') }] : []),
];

export const notFound: LoadPage = () => import('./pages/not-found.tsx');
