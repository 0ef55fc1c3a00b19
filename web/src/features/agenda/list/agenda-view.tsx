import './agenda-list.css';
import type { Agenda } from 'contract/calls/agenda';
import { useEffect, useMemo } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { whenQuiet } from '../../../lib/idle/idle.ts';
import { useAddressChoice } from '../../../shell/router/choices-in-address.ts';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { ChangedMeetings, useChangedMeetings } from '../changes/changed-meetings.tsx';
import { agendaChoice } from './agenda-choice.ts';
import { AgendaDays } from './agenda-days.tsx';
import { AgendaFilters } from './agenda-filters.tsx';
import { countsByDay, filterFrom, hallsOf, matches, noFilter, takesPartInAny } from './filter-rules.ts';
import { nowTarget } from './now-jump-rules.ts';
import { dayToOpen } from './opening-rules.ts';
import { AgendaTimeline } from './agenda-timeline.tsx';
import type { BookmarkOf } from './meeting-card.tsx';
import { useOpenSearch } from '../search/open-search.ts';
import { statusesEvery } from '../meeting-time-rules.ts';
import { useScrollToNow } from './scroll-to-now.ts';

const NoMeetings = loadedLater(() => import('./no-meetings.tsx'));
const AgendaSearch = loadedLater(() => import('../search/agenda-search.tsx'));
// The button is hidden while the current meeting is on the screen, which is where the list opens.
const NowJump = loadedLater(() => import('./now-jump.tsx'));

export function AgendaView({ agenda, bookmark }: { agenda: Agenda; bookmark: BookmarkOf }) {
  const { days, forum } = agenda;
  const { timeZone } = forum;
  const now = useNow(statusesEvery);
  const [choice, choose] = useAddressChoice(agendaChoice);
  const halls = useMemo(() => hallsOf(days), [days]);
  const filter = filterFrom(choice, halls);
  const search = useOpenSearch(choice.q ?? '', (q) => choose({ q }));
  const matching = days.map(({ date, meetings }) => ({
    date,
    meetings: meetings.filter((meeting) => matches(meeting, filter, now)),
  }));
  const wanted = dayToOpen(days, now, timeZone, choice.day);
  const day = matching.find(({ date }) => date === wanted);
  const target = nowTarget(matching, now);
  const jump = useScrollToNow(() => target && target.date !== wanted && choose({ day: target.date }));
  const changed = useChangedMeetings(days);
  const anyMine = takesPartInAny(days);
  useEffect(() => whenQuiet(AgendaSearch.prepare), []);
  useEffect(() => whenQuiet(NoMeetings.prepare), []);
  if (!day) return null;

  return (
    // A tap on a meeting leaves the page, so the address must contain the search by then.
    <div className="fills" onClickCapture={search.keepNow} onBlur={search.keepNow}>
      {!search.typed.trim() && (
        <div className="agenda-view__days">
          <AgendaDays
            {...{ days, now, timeZone }}
            counts={countsByDay(matching)}
            chosen={day.date}
            onChoose={(date) => choose({ day: date })}
          />
        </div>
      )}
      <AgendaFilters {...{ filter, halls, anyMine, search }} onChoose={choose} />
      <ZoneNote timeZone={timeZone} />
      <ChangedMeetings changed={changed} timeZone={timeZone} />
      {search.on && (
        <AgendaSearch
          atOnce
          {...{ days: matching, now, timeZone, bookmark, typed: search.typed, takesFocus: search.takesFocus }}
          onType={search.setTyped}
        />
      )}
      {!search.typed.trim() && (
        <>
          {day.meetings.length > 0 ? (
            <AgendaTimeline
              key={day.date}
              {...{ meetings: day.meetings, changed, now, timeZone, bookmark }}
              asked={{ id: target?.id, onRow: jump.setRow }}
            />
          ) : (
            <NoMeetings
              atOnce
              {...{ filter, anyMine, anywhere: target !== undefined }}
              onShowAll={() => choose(noFilter)}
            />
          )}
          {target && <NowJump target={target} row={jump.row} onJump={jump.go} />}
        </>
      )}
    </div>
  );
}
