import { newsBookmark } from './features/favourites/bookmark/in-lists.tsx';
import { LiveUpdates } from './features/live/live-updates.tsx';
import { LoginWatch } from './features/notices/login-watch.tsx';
import { OpenFromPush } from './features/push/open-from-push.tsx';
import { UpdateWatch } from './features/settings/update/update-watch.tsx';
import { useManifestLink } from './shell/manifest-link.ts';
import { ContactOnlyWatch } from './shell/contact-only/contact-only-watch.tsx';
import { usePagesAhead } from './shell/lazy-page/load-pages-when-quiet.ts';
import { usePageShow } from './shell/page-shown-again.ts';
import { PlayerWhenHeard } from './shell/player/player-when-heard.tsx';
import { useLocation } from './shell/router/router-context.ts';

type Props = { pages: Parameters<typeof usePagesAhead>[0]; signedIn: boolean; followsChanges: boolean };

/** What runs over every page and no first screen needs. It is one file, because each has its name in the first load. */
export default function Background({ pages, signedIn, followsChanges }: Props) {
  usePagesAhead(pages, useLocation().pathname, signedIn);
  useManifestLink();
  usePageShow();
  return (
    <>
      {followsChanges && <LiveUpdates />}
      {followsChanges && <LoginWatch />}
      {followsChanges && <ContactOnlyWatch />}
      <OpenFromPush />
      <UpdateWatch />
      <PlayerWhenHeard bookmark={newsBookmark} />
    </>
  );
}
