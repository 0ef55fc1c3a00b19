import type { ReactNode } from 'react';
import { Page } from '../../shell/page/page.tsx';
import { TitleInHostApp } from '../../shell/top-bar/title-in-host-app.tsx';
import { TopBar } from '../../shell/top-bar/top-bar.tsx';

/** The dark ground on which the camera's picture stands, whatever is scanned. */
export function ScanScene({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="scene" ownHead>
      <div className="scan-page fills">
        <TopBar title={title} actions={<span />} />
        <TitleInHostApp title={title} actions={<span />} />
        {children}
      </div>
    </Page>
  );
}
