import '../../features/about/home/home.css';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Agenda } from 'contract/calls/agenda';
import { minutesOnFoot } from 'contract/rules/walking-time';
import { lazy, Suspense } from 'react';
import { ForumHero } from '../../features/about/home/forum-hero.tsx';
import { useForumName } from '../../features/about/home/forum-name.ts';
import { useGreeting } from '../../features/about/home/greeting.ts';
import type { HomeSlides as Slides } from '../../features/about/home/home-slides.tsx';
import { HomeEntries } from '../../features/about/home/home-entries.tsx';
import { aboutQueries } from '../../features/about/about.api.ts';
import { agendaQueries } from '../../features/agenda/agenda.api.ts';
import { NowAndNext } from '../../features/agenda/now-and-next/now-and-next.tsx';
import { Bell } from '../../features/messages/home/bell.tsx';
import { ReminderStrip } from '../../features/messages/home/reminder-strip.tsx';
import { placeQueries } from '../../features/places/places.api.ts';
import { meQueries } from '../../shell/session/me.api.ts';
import { useNow } from '../../lib/clock.ts';
import { useDates, warmDates } from '../../lib/dates/dates.ts';
import { whenIdle } from '../../lib/idle/idle.ts';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { language as current, useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { LoadingView } from '../../shell/loaded/loading-view.tsx';
import { Page } from '../../shell/page/page.tsx';
import { RefreshedByPulling } from '../../shell/refreshing/refreshed-by-pulling.tsx';
import { shellWords } from '../../shell/shell.words.ts';
import { TabBar } from '../../shell/tab-bar/tab-bar.tsx';
import { LanguageSwitch } from '../../shell/top-bar/language-switch.tsx';

// The carousel is more code than the rest of Home, so it is loaded separately; if that fails, Home works without it.
let slidesCode: Promise<{ default: typeof Slides }> | undefined;
const loadSlides = () =>
  (slidesCode ??= import('../../features/about/home/home-slides.tsx').then(
    (loaded) => ({ default: loaded.HomeSlides }),
    () => {
      slidesCode = undefined;
      return { default: () => null };
    },
  ));
const HomeSlides = lazy(loadSlides);
// It stands below all the rest, where nobody looks first.
const HomeFoot = loadedLater(() => import('./home-foot.tsx'));
// Its place is kept, so that nothing moves.
const FindLink = loadedLater(() => import('../../features/search/home/find-link.tsx'));
const everyMinute = 60_000;

// While a person types the code, Home's own is already here.
whenIdle(warmDates);
whenIdle(() => void loadSlides());

export function ahead(queries: QueryClient) {
  const language = current.get();
  void queries.prefetchQuery(agendaQueries.all(language));
  void queries.prefetchQuery(placeQueries.all(language, { quiet: true }));
  // A slide's picture is the largest thing on the screen, so its address and its code come together with the agenda.
  void queries.prefetchQuery(aboutQueries.slides(language));
  void loadSlides();
}

export default function HomePage() {
  const say = useWords(shellWords);
  const language = useLanguage();
  const agenda = useQuery(agendaQueries.all(language));
  const slides = useQuery(aboutQueries.slides(language));
  // What stands below the meetings waits for them, because it would be pushed down.
  const waits = useQuery(placeQueries.all(language, { quiet: true })).isLoading || agenda.isPending;
  const name = useForumName(agenda.data?.forum) ?? say.appName;
  return (
    <Page title={name} ownHead foot={<TabBar />}>
      <RefreshedByPulling>
        <Hero name={name} agenda={agenda.data} />
        <div className="home">
          {waits ? <LoadingView /> : <Loaded from={agenda}>{(loaded) => <Now agenda={loaded} />}</Loaded>}
          {!waits && <HomeEntries />}
          {!waits && !slides.isPending && (
            <Suspense>
              {slides.data && <HomeSlides slides={slides.data.slides} />}
              <HomeFoot timeZone={agenda.data?.forum.timeZone} />
            </Suspense>
          )}
        </div>
      </RefreshedByPulling>
    </Page>
  );
}

function Hero({ name, agenda }: { name: string; agenda: Agenda | undefined }) {
  const me = useQuery(meQueries.me(useLanguage()));
  // A date without a time is the same in every zone.
  const dates = useDates('UTC');
  // The name is known only after an answer, and by then the clock is right.
  const greet = useGreeting(useNow(everyMinute), agenda?.forum.timeZone);
  const [first, last] = [agenda?.days[0]?.date, agenda?.days.at(-1)?.date];
  return (
    <ForumHero
      name={name}
      greeting={me.data && greet(me.data.formOfAddress)}
      dates={first && last && dates.days(first, last)}
      place={agenda?.forum.place}
      actions={
        <div className="row">
          <span className="touch-square">
            <FindLink />
          </span>
          <Bell />
          <LanguageSwitch inverse />
        </div>
      }
    />
  );
}

/** The agenda provides the meetings, and places the minutes on foot between them. */
function Now({ agenda }: { agenda: Agenda }) {
  const { data: places } = useQuery(placeQueries.all(useLanguage(), { quiet: true }));
  return (
    <NowAndNext
      agenda={agenda}
      halls={places?.places.flatMap(({ halls }) => halls.map(({ id }) => id))}
      reminder={<ReminderStrip />}
      minutesOnFoot={places && ((from, to) => minutesOnFoot(places, from, to))}
    />
  );
}
