import './agenda-list.css';
import type { Agenda } from 'contract/calls/agenda';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { whenIdle } from '../../../lib/idle/idle.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useAddressChoice } from '../../../shell/router/address-choice.ts';
import { useTypedSearch } from '../../../shell/router/use-typed-search.ts';
import { agendaChoice } from './agenda-choice.ts';
import { AgendaDays } from './agenda-days.tsx';
import { AgendaFilters } from './agenda-filters.tsx';
import { takesPart } from '../taking-part.ts';
import { countsByDay, hallsOf, isFiltering, matches, type MeetingFilter, noFilter } from './filter-rules.ts';
import { nowTarget } from './now-jump-rules.ts';
import { dayToOpen } from './opening-rules.ts';
import { AgendaTimeline } from './agenda-timeline.tsx';

const NoMeetings = loadedLater(() => import('./no-meetings.tsx'));
const AgendaSearch = loadedLater(() => import('../search/agenda-search.tsx'));
// The button is hidden while the current meeting is on the screen, which is where the list opens.
const NowJump = loadedLater(() => import('./now-jump.tsx'));

// At this interval no status is wrong long enough to be noticed.
const everyTenSeconds = 10_000;

export function AgendaView({ agenda }: { agenda: Agenda }) {
  const { days, forum } = agenda;
  const { timeZone } = forum;
  const now = useNow(everyTenSeconds);
  const [choice, choose] = useAddressChoice(agendaChoice);
  const halls = useMemo(() => hallsOf(days), [days]);
  // A hall that is not in the agenda counts as not chosen.
  const filter = { ...choice, hall: halls.find(({ id }) => id === choice.hall)?.id };
  const search = useSearch(choice.q ?? '', (q) => choose({ q }));
  const matching = days.map(({ date, meetings }) => ({
    date,
    meetings: meetings.filter((meeting) => matches(meeting, filter, now)),
  }));
  const wanted = days.some(({ date }) => date === choice.day) ? choice.day : dayToOpen(days, now, timeZone);
  const day = matching.find(({ date }) => date === wanted);
  const target = nowTarget(matching, now);
  const jump = useJump(() => target && target.date !== wanted && choose({ day: target.date }));
  const anyMine = days.some(({ meetings }) => meetings.some(takesPart));
  useEffect(() => whenIdle(NoMeetings.prepare), []);
  useEffect(() => whenIdle(AgendaSearch.prepare), []);
  if (!day) return null;

  function chooseDay(date: string) {
    choose({ day: date });
    window.scrollTo(0, 0);
  }

  return (
    // A tap on a meeting leaves the page, so the address must contain the search by then.
    <div className="agenda-view" onClickCapture={search.keepNow} onBlur={search.keepNow}>
      {!search.typed.trim() && (
        <div className="agenda-view__days">
          <AgendaDays
            {...{ days, now, timeZone }}
            counts={countsByDay(matching)}
            chosen={day.date}
            onChoose={chooseDay}
          />
        </div>
      )}
      <AgendaFilters {...{ filter, halls, anyMine, search }} onChoose={choose} />
      {search.on && (
        <AgendaSearch
          atOnce
          {...{ days: matching, now, timeZone, typed: search.typed, takesFocus: search.takesFocus }}
          onType={search.setTyped}
        />
      )}
      {!search.typed.trim() && (
        <>
          {day.meetings.length > 0 ? (
            <AgendaTimeline
              key={day.date}
              {...{ meetings: day.meetings, now, timeZone }}
              asked={{ id: target?.id, onRow: jump.setRow }}
            />
          ) : (
            <NoMeetings
              atOnce
              why={whyNone(filter, anyMine)}
              anywhere={target !== undefined}
              onShowAll={() => choose(noFilter)}
            />
          )}
          {target && <NowJump target={target} row={jump.row} onJump={jump.go} />}
        </>
      )}
    </div>
  );
}

function whyNone(filter: MeetingFilter, anyMine: boolean) {
  if (!isFiltering(filter)) return 'day is free';
  return filter.mine && !anyMine ? 'no part' : 'nothing matches';
}

/** The search opens by its chip, or with an address that contains one. */
function useSearch(kept: string, keep: (typed: string) => void) {
  const { typed, setTyped, keepNow } = useTypedSearch(kept, keep);
  const [open, setOpen] = useState<'by address' | 'by tap' | undefined>(kept ? 'by address' : undefined);
  function toggle() {
    if (open) setTyped('');
    setOpen(open ? undefined : 'by tap');
  }
  return { typed, setTyped, keepNow, on: open !== undefined, takesFocus: open === 'by tap', toggle };
}

/** Scrolls to the current meeting, at once or as soon as its day has been opened. */
function useJump(openItsDay: () => void) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!row || !awaited.current) return;
    awaited.current = false;
    showRow(row);
  }, [row]);

  function go() {
    if (row) return showRow(row);
    awaited.current = true;
    openItsDay();
  }
  return { row, setRow, go };
}

/** Scrolls a row to the top of the list and moves the screen reader to it. */
function showRow(row: HTMLElement) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}
