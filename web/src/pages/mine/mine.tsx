import '../../features/profile/info/info.css';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Info } from 'contract/calls/profile';
import { useEffect } from 'react';
import { aboutQueries } from '../../features/about/about.api.ts';
import { forumEnd } from '../../features/closing/closing.api.ts';
import { ClosingNote } from '../../features/closing/closing-note.tsx';
import { favouriteQueries } from '../../features/favourites/favourites.api.ts';
import { AskForProfile } from '../../features/profile/info/ask-for-profile.tsx';
import { infoQueries } from '../../features/profile/info/info.api.ts';
import { InfoCounts } from '../../features/profile/info/info-counts.tsx';
import { InfoRows, ModeRow } from '../../features/profile/info/info-rows.tsx';
import { infoWords } from '../../features/profile/info/info.words.ts';
import { BadgeCodeSheet, OwnBadge } from '../../features/profile/info/own-badge.tsx';
import { LimitedSession } from '../../features/sign-in/confirm/limited-session-note.tsx';
import { useConfirmSession } from '../../features/sign-in/confirm/use-confirmed-first.tsx';
import { whenQuiet } from '../../lib/idle/idle.ts';
import { language as current, useLanguage } from '../../lib/language.ts';
import { profilePath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { isFirstLoad } from '../../shell/loaded/is-first-load.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { LoadingView } from '../../shell/loaded/loading-view.tsx';
import { mineQueries } from '../../shell/mine/mine.api.ts';
import { Page } from '../../shell/page/page.tsx';
import { RefreshedByPulling } from '../../shell/refreshing/refreshed-by-pulling.tsx';
import { useNavigate } from '../../shell/router/router-context.ts';
import { TabBar } from '../../shell/tab-bar/tab-bar.tsx';
import { OwnArrangements } from '../own-arrangements.tsx';

export function ahead(queries: QueryClient) {
  const language = current.get();
  void queries.prefetchQuery(infoQueries.info(language));
  void queries.prefetchQuery(forumEnd(language));
  void queries.prefetchQuery(mineQueries.all(language));
  void queries.prefetchQuery(favouriteQueries.ownItems());
  void queries.prefetchQuery(aboutQueries.help(language));
}

export default function InfoPage() {
  const say = useWords(infoWords);
  useEffect(() => whenQuiet(BadgeCodeSheet.prepare), []);
  return (
    <Page title={say.info} back={false} foot={<TabBar />}>
      <RefreshedByPulling>
        <AllOfMine />
      </RefreshedByPulling>
    </Page>
  );
}

/** Everything waits for what stands above it, so that nothing moves; what fails is left out, and the rows stay. */
function AllOfMine() {
  const language = useLanguage();
  const navigate = useNavigate();
  const info = useQuery(infoQueries.info(language));
  const mine = useQuery(mineQueries.all(language));
  const own = useQuery(favouriteQueries.ownItems());
  const help = useQuery(aboutQueries.help(language));
  const end = useQuery(forumEnd(language));
  const arranged = mine.data?.arrangements?.all ?? [];
  const { sheet, ask } = useConfirmSession();
  const confirm = async () => void ((await ask()) && navigate(profilePath));
  const onConfirm = () => void confirm();
  if ([info, mine, own, help, end].some(isFirstLoad)) return <LoadingView />;
  const { bookmarks } = mine.data ?? {};
  const favourites =
    bookmarks && own.data && [bookmarks.meetings, bookmarks.delegates, bookmarks.news, own.data.items].flat().length;
  return (
    <div className="info">
      <Loaded from={info}>{(shown) => <Me info={shown} onConfirm={onConfirm} />}</Loaded>
      <ClosingNote />
      {end.data && <OwnArrangements brief all={arranged} timeZone={end.data.timeZone} />}
      <InfoCounts favourites={favourites} unread={mine.data?.unread} />
      {info.data?.own && <ModeRow {...info.data} />}
      <InfoRows
        info={info.data}
        waitingCards={mine.data?.cards?.received.length}
        secretariatPhone={help.data?.secretariatPhone}
        onConfirm={onConfirm}
      />
      {sheet}
    </div>
  );
}

function Me({ info, onConfirm }: { info: Info; onConfirm: () => void }) {
  return (
    <>
      <OwnBadge info={info} onConfirm={onConfirm} />
      {info.own?.submitted === false && <AskForProfile />}
      {!info.own && <LimitedSession />}
    </>
  );
}
