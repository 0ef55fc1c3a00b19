import { useEffect } from 'react';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { refreshIcon } from '../../kit/icon/icons.ts';
import { useOnline } from '../../lib/connection/online.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { whenConnected } from '../../lib/connection/when-connected.ts';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/words.ts';
import { isServerBack } from '../connection/is-server-back.ts';
import { Page } from '../page/page.tsx';
import { shellWords } from '../shell.words.ts';

/** The code of the page did not load: offline, too slow, or replaced by a newer version on the server. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}

const reloadApp = () => window.location.reload();
const goHome = () => window.location.assign(import.meta.env.BASE_URL);

/** It has the frame of a page, so that Back works; it reloads by itself as soon as the server can be reached again. */
export function PageNotLoadedView({ reload = reloadApp }: { reload?: () => void }) {
  const say = useWords(shellWords);
  const [online, reached] = [useOnline(), useStore(serverReached)];
  useEffect(() => {
    let isShown = true;
    // A network without the server would only lead to the browser's own error page.
    const stop = whenConnected(() => void isServerBack().then((back) => back && isShown && reload()));
    // Code that got lost does not say why.
    if (navigator.onLine) void isServerBack();
    return () => {
      isShown = false;
      stop();
    };
  }, [reload]);
  return (
    <Page title={say.appName}>
      <EmptyState
        type="e-net"
        title={online && !reached ? say.noServer : say.pageNotLoaded}
        text={online && reached ? undefined : say.loadsWhenBack}
        primary={{ text: say.tapToReload, icon: refreshIcon, onAct: reload }}
        quiet={{ text: say.openHome, onAct: goHome }}
      />
    </Page>
  );
}
