import './tab-bar.css';
import type { MouseEvent } from 'react';
import { useLocation } from '../router/router-context.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useWords } from '../../lib/words.ts';
import { Link } from '../router/link.tsx';
import { useAppContext } from '../app-context.ts';
import { tabBarWords } from './tab-bar.words.ts';
import { fireTabTap, scrollToTop, useTabTap } from './tab-tap.ts';
import { isActive, type Tab, tabsToShow } from './which-tabs-show.ts';

export function TabBar({ infoMark = false }: { infoMark?: boolean }) {
  const say = useWords(tabBarWords);
  const { pathname } = useLocation();
  const shown = tabsToShow(pathname, useAppContext().paths);
  useTabTap(scrollToTop);
  if (shown.length === 0) return null;
  return (
    <nav className="tab-bar" aria-label={say.tabs}>
      {shown.map((tab) => (
        <TabLink key={tab.name} tab={tab} active={isActive(tab, pathname)} marked={infoMark && tab.name === 'info'} />
      ))}
    </nav>
  );
}

function TabLink({ tab, active, marked }: { tab: Tab; active: boolean; marked: boolean }) {
  const say = useWords(tabBarWords);

  function tap(event: MouseEvent) {
    if (!active) return;
    event.preventDefault();
    fireTabTap();
  }

  return (
    <Link
      to={tab.path}
      replace={!tab.opensAsPage}
      className="tab-bar__tab"
      aria-label={marked ? say.newRequests : say[tab.name]}
      aria-current={active ? 'page' : undefined}
      onClick={tap}
    >
      <span className={marked ? 'tab-bar__icon tab-bar__icon--marked' : 'tab-bar__icon'}>
        <Icon path={tab.icon} />
      </span>
      {/* The specification hides Home's label while Home is active. */}
      {!(tab.name === 'home' && active) && <span>{say[tab.name]}</span>}
    </Link>
  );
}
