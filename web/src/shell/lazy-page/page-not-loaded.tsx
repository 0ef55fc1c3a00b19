import { useEffect } from 'react';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { refreshIcon } from '../../kit/icon/icons.ts';
import { useWords } from '../../lib/words.ts';
import { useOnline } from '../../lib/connection/online.ts';
import { Page } from '../page/page.tsx';
import { shellWords } from '../shell.words.ts';

/** The code of the page did not load: offline, too slow, or replaced by a newer version on the server. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}

const reload = () => window.location.reload();
const goHome = () => window.location.assign(import.meta.env.BASE_URL);

/** It has the frame of a page, so that Back works; it reloads by itself as soon as there is a network. */
export function PageNotLoadedView() {
  const say = useWords(shellWords);
  const online = useOnline();
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Page title={say.appName}>
      <EmptyState
        type="e-net"
        title={say.pageNotLoaded}
        text={online ? undefined : say.loadsWhenBack}
        primary={{ text: say.tapToReload, icon: refreshIcon, onAct: reload }}
        quiet={{ text: say.openHome, onAct: goHome }}
      />
    </Page>
  );
}
