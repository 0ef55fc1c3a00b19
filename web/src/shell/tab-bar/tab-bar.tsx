import './tab-bar.css';
import type { MouseEvent } from 'react';
import { useLocation } from '../router/router-context.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { useOnRoot } from '../../lib/browsers/use-on-root.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../router/link.tsx';
import { useAppContext } from '../app-context.ts';
import { useWayBackHome } from './back-to-home.ts';
import { tabBarWords } from './tab-bar.words.ts';
import { fireTabTap, scrollToTop, useTabTap } from './tab-tap.ts';
import { isActive, isHome, type Tab, tabsToShow } from './which-tabs-show.ts';

const InfoMark = loadedLater(() => import('./info-mark.tsx'));

export function TabBar() {
  const say = useWords(tabBarWords);
  const { pathname } = useLocation();
  const shown = tabsToShow(pathname, useAppContext().paths);
  useTabTap(scrollToTop);
  useOnRoot('with-tab-bar', shown.length > 0);
  if (shown.length === 0) return null;
  return (
    <nav className="tab-bar" aria-label={say.tabs}>
      {shown.map((tab) => (
        <TabLink key={tab.name} tab={tab} pathname={pathname} />
      ))}
    </nav>
  );
}

function TabLink({ tab, pathname }: { tab: Tab; pathname: string }) {
  const say = useWords(tabBarWords);
  const active = isActive(tab, pathname);
  const onHome = isHome(pathname);
  const backHome = useWayBackHome(onHome);

  function tap(event: MouseEvent) {
    if (active) fireTabTap();
    if (active || (tab.name === 'home' && backHome())) event.preventDefault();
  }

  return (
    <Link
      to={tab.path}
      // Back leads from every tab to Home, and from there out of the app.
      replace={!tab.opensAsPage && !onHome}
      className="tab-bar__tab"
      aria-current={active ? 'page' : undefined}
      onClick={tap}
    >
      <Icon path={tab.icon} />
      {/* The specification hides Home's label while Home is active. */}
      <span className={tab.name === 'home' && active ? 'unseen' : undefined}>{say[tab.name]}</span>
      {tab.name === 'info' && <InfoMark />}
    </Link>
  );
}
