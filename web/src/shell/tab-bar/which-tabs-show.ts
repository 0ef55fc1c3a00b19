import { albumPath, filesPath, homeAlias, homePath, infoPath } from '../../lib/paths.ts';
import { albumIcon, homeIcon, personIcon, searchIcon } from '../../kit/icon/tab-icons.ts';

type TabName = 'home' | 'search' | 'album' | 'info';
export type Tab = { name: TabName; path: string; alias?: string; icon: string; opensAsPage?: boolean };

/** The four tabs. The album opens like any other page, so that Back leads to where one was. */
const tabs: readonly Tab[] = [
  { name: 'home', path: homePath, alias: homeAlias, icon: homeIcon },
  { name: 'search', path: filesPath, icon: searchIcon },
  { name: 'album', path: albumPath, icon: albumIcon, opensAsPage: true },
  { name: 'info', path: infoPath, icon: personIcon },
];

/** Only tabs whose page exists are shown, and a bar with a single tab is not shown at all. */
export function tabsToShow(pathname: string, paths: ReadonlySet<string>): readonly Tab[] {
  const existing = tabs.filter(({ path }) => paths.has(path));
  const onTabPage = existing.some((tab) => isActive(tab, pathname));
  return onTabPage && existing.length >= 2 ? existing : [];
}

// A typed address may end with a slash or use other letter cases.
const plain = (pathname: string) => pathname.toLowerCase().replace(/(.)\/+$/, '$1');

export const isHome = (pathname: string) => [homePath, homeAlias].includes(plain(pathname));

export function isActive({ path, alias }: Tab, pathname: string): boolean {
  return [path, alias].includes(plain(pathname));
}
