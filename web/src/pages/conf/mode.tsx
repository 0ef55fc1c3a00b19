import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ModesView } from '../../features/modes/choice/modes-view.tsx';
import { NoModes } from '../../features/modes/choice/no-modes.tsx';
import { modeQueries } from '../../features/modes/modes.api.ts';
import { modeWords } from '../../features/modes/modes.words.ts';
import { infoQueries } from '../../features/profile/info/info.api.ts';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { language as current, useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { isFirstLoad } from '../../shell/loaded/is-first-load.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { LoadingView } from '../../shell/loaded/loading-view.tsx';
import { Page } from '../../shell/page/page.tsx';
import { meQueries } from '../../shell/session/me.api.ts';

export function ahead(queries: QueryClient) {
  void queries.prefetchQuery(modeQueries.own());
  void queries.prefetchQuery(infoQueries.info(current.get()));
}

export default function ModesPage() {
  const say = useWords(modeWords);
  const own = useQuery(modeQueries.own());
  return (
    <Page title={say.title}>
      <ConfirmToSee error={own.error}>
        <Loaded from={own}>
          {(modes) => (modes.hasModes ? <OwnModesWithPreview modes={modes} /> : <OtherBadge />)}
        </Loaded>
      </ConfirmToSee>
    </Page>
  );
}

type Own = Parameters<typeof ModesView>[0]['own'];

/** Everything waits for the preview's person, so that nothing moves; if that fails, the preview is left out. */
function OwnModesWithPreview({ modes }: { modes: Own }) {
  const language = useLanguage();
  const info = useQuery(infoQueries.info(language));
  const me = useQuery(meQueries.me(language));
  if (isFirstLoad(info) || isFirstLoad(me)) return <LoadingView />;
  return <ModesView own={modes} person={info.data} isListed={me.data?.inDirectory ?? true} />;
}

function OtherBadge() {
  const acting = useQuery(modeQueries.acting(useLanguage()));
  if (isFirstLoad(acting)) return <LoadingView />;
  return <NoModes delegates={acting.data?.delegates ?? []} />;
}
