import '../../features/agenda/list/agenda-list.css';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Agenda, AgendaRow } from 'contract/calls/agenda';
import type { OwnItem } from 'contract/calls/favourites';
import type { Mine } from 'contract/calls/mine';
import type { Places } from 'contract/calls/places';
import { minutesOnFoot } from 'contract/rules/walking-time';
import { type ReactNode, useCallback, useState } from 'react';
import { agendaQueries } from '../../features/agenda/agenda.api.ts';
import { MeetingItem } from '../../features/agenda/list/meeting-item.tsx';
import { dayToOpen } from '../../features/agenda/list/opening-rules.ts';
import { statusesEvery } from '../../features/agenda/meeting-time-rules.ts';
import { CalendarButton } from '../../features/calendars/calendar-button.tsx';
import { delegateQueries } from '../../features/delegates/delegates.api.ts';
import { meetingBookmark } from '../../features/favourites/bookmark/in-lists.tsx';
import { favouriteQueries } from '../../features/favourites/favourites.api.ts';
import { favouritesChoice } from '../../features/favourites/favourites-choice.ts';
import { FavouritesView } from '../../features/favourites/favourites-view.tsx';
import { favouritesWords } from '../../features/favourites/favourites.words.ts';
import { BookmarkedDelegates } from '../../features/favourites/lists/bookmarked-delegates.tsx';
import { BookmarkedMeetings } from '../../features/favourites/lists/bookmarked-meetings.tsx';
import { FavouriteTabs } from '../../features/favourites/lists/favourite-tabs.tsx';
import { AddButton } from '../../features/favourites/own-item/add-button.tsx';
import { OwnItemSheet } from '../../features/favourites/own-item/own-item-sheet.tsx';
import { daysToShow } from '../../features/favourites/timeline-rules.ts';
import { useTimeline } from '../../features/favourites/use-timeline.ts';
import { placeQueries } from '../../features/places/places.api.ts';
import { useConfirmSession } from '../../features/sign-in/confirm/use-confirmed-first.tsx';
import { useNow } from '../../lib/clock.ts';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { language as current, useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { mineQueries } from '../../shell/mine/mine.api.ts';
import { Page } from '../../shell/page/page.tsx';
import { useAddressChoice } from '../../shell/router/choices-in-address.ts';
import { LanguageSwitch } from '../../shell/top-bar/language-switch.tsx';

export function ahead(queries: QueryClient) {
  const language = current.get();
  void queries.prefetchQuery(agendaQueries.all(language));
  void queries.prefetchQuery(mineQueries.all(language));
  void queries.prefetchQuery(favouriteQueries.ownItems());
  void queries.prefetchQuery(placeQueries.all(language, { quiet: true }));
}

// Whoever opens the favourites looks at the own day first.
const CollectedNews = loadedLater(() => import('./collected-news.tsx'));
const CollectedFiles = loadedLater(() => import('./collected-files.tsx'));
const noPlaces: Places = { places: [], walks: [] };

export default function FavouritesPage() {
  const say = useWords(favouritesWords);
  const language = useLanguage();
  const agenda = useQuery(agendaQueries.all(language));
  const mine = useQuery(mineQueries.all(language));
  const own = useQuery(favouriteQueries.ownItems());
  const { data: places = noPlaces } = useQuery(placeQueries.all(language, { quiet: true }));
  const [{ view = 'day' }, choose] = useAddressChoice(favouritesChoice);
  const [edited, edit] = useState<OwnItem | 'new'>();
  const { inHostApp } = useAppContext();
  const { sheet, confirmedFirst } = useConfirmSession();
  const canAdd = mine.data && own.data && view === 'day' ? agenda.data : undefined;
  return (
    <Page
      title={say.favourites}
      width="columns"
      {...(canAdd && {
        actions: (
          <>
            <CalendarButton timeZone={canAdd.forum.timeZone} confirmedFirst={confirmedFirst} />
            <AddButton onAdd={() => edit('new')} />
            {inHostApp && <LanguageSwitch />}
          </>
        ),
      })}
    >
      <FavouriteTabs view={view} onChoose={(next) => choose({ view: next === 'day' ? undefined : next })} />
      <Loaded from={agenda}>
        {(shown) => (
          <Loaded from={mine}>
            {(kept) => (
              <>
                {view === 'day' && (
                  <Loaded from={own}>
                    {({ items }) => <Day {...{ agenda: shown, mine: kept, items, places, edited, edit }} />}
                  </Loaded>
                )}
                {view === 'meetings' && <Meetings agenda={shown} />}
                {view === 'delegates' && <Delegates bookmarked={kept.bookmarks?.delegates ?? []} />}
                {view === 'news' && <CollectedNews atOnce bookmarked={kept.bookmarks?.news ?? []} />}
                {view === 'files' && <CollectedFiles atOnce bookmarked={kept.bookmarks?.files ?? []} />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      {sheet}
    </Page>
  );
}

type DayProps = {
  agenda: Agenda;
  mine: Mine;
  items: readonly OwnItem[];
  places: Places;
  edited: OwnItem | 'new' | undefined;
  edit: (item: OwnItem | 'new' | undefined) => void;
};

/** The agenda provides the meetings, places the halls and the minutes on foot, favourites the rest. */
function Day({ agenda, mine, items, places, edited, edit }: DayProps) {
  const now = useNow(statusesEvery);
  const { timeZone } = agenda.forum;
  const [choice, choose] = useAddressChoice(favouritesChoice);
  const entries = useTimeline({ agenda, items, mine });
  const onFoot = useCallback((from: string, to: string) => minutesOnFoot(places, from, to), [places]);
  const days = daysToShow(agenda.days, entries);
  const day = dayToOpen(days, now, timeZone, choice.day);
  if (day === undefined) return null;
  const around = { entries, day, now, minutesOnFoot: onFoot };
  return (
    <>
      <FavouritesView
        {...{ agenda, ...around }}
        hallName={(id) => places.places.flatMap(({ halls }) => halls).find((hall) => hall.id === id)?.name}
        meeting={meetingAt(now, timeZone)}
        onChoose={(date) => choose({ day: date })}
        onEdit={edit}
        onAdd={() => edit('new')}
      />
      {edited && (
        <OwnItemSheet
          {...{ places, timeZone, ...around }}
          item={edited === 'new' ? undefined : edited}
          days={agenda.days.map(({ date }) => date)}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}

function Meetings({ agenda: { days, forum } }: { agenda: Agenda }) {
  const now = useNow(statusesEvery);
  const { timeZone } = forum;
  return <BookmarkedMeetings {...{ days, timeZone }} meeting={meetingAt(now, timeZone)} />;
}

const meetingAt = (now: number, timeZone: string) => (meeting: AgendaRow, note?: ReactNode) => (
  <MeetingItem {...{ meeting, now, timeZone, note }} bookmark={meetingBookmark} />
);

function Delegates({ bookmarked }: { bookmarked: readonly string[] }) {
  const directory = useQuery(delegateQueries.all(useLanguage()));
  return (
    <Loaded from={directory}>
      {({ delegates }) => <BookmarkedDelegates delegates={delegates ?? []} bookmarked={bookmarked} />}
    </Loaded>
  );
}
