import './page.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { ConnectionBanner } from '../connection/connection-banner.tsx';
import { TitleInHostApp } from '../top-bar/title-in-host-app.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { startScreenReaderAtHeading } from './start-screen-reader-at-heading.ts';

type Props = {
  title: string;
  /** What the page is about, for tabs, history and bookmarks; without it they show the title. */
  about?: string | undefined;
  /** A page with its own head provides its first heading and the language switch itself. */
  ownHead?: boolean;
  actions?: ReactNode;
  /** On tablets and desktops lists stand in columns, and a scene fills the screen; other pages stay narrow. */
  width?: 'narrow' | 'columns' | 'scene';
  /** A page of the tab bar needs no way back. */
  back?: boolean;
  /** The tab bar or the actions of a page, at the end of the screen. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The frame of every page. */
export function Page({
  title,
  about = title,
  ownHead = false,
  actions,
  width = 'narrow',
  back = true,
  foot,
  children,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = about;
  }, [about]);
  useEffect(() => startScreenReaderAtHeading(frame.current), []);

  return (
    <div ref={frame} className={`page fills page--${width}`}>
      {!ownHead && <TopBar title={title} back={back} actions={actions} />}
      <ConnectionBanner />
      <main className={ownHead ? 'page__main fills page__main--own-head' : 'page__main fills'}>
        {!ownHead && <TitleInHostApp title={title} actions={actions} />}
        {children}
      </main>
      {foot}
    </div>
  );
}
