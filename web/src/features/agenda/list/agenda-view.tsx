import './agenda-list.css';
import type { Agenda } from 'contract/calls/agenda';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { whenIdle } from '../../../lib/idle/idle.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useAddressChoice } from '../../../shell/router/address-choice.ts';
import { agendaChoice } from './agenda-choice.ts';
import { AgendaDays } from './agenda-days.tsx';
import { AgendaFilters, noFilter } from './agenda-filters.tsx';
import { takesPart } from '../taking-part.ts';
import { countsByDay, matches } from './filter-rules.ts';
import { nowTarget } from './now-jump-rules.ts';
import { dayToOpen } from './opening-rules.ts';
import { AgendaTimeline } from './agenda-timeline.tsx';

const NoMeetings = loadedLater(() => import('./no-meetings.tsx'));
// The button is hidden while the current meeting is on the screen, which is where the list opens.
const NowJump = loadedLater(() => import('./now-jump.tsx'));

// At this interval no status is wrong long enough to be noticed.
const everyTenSeconds = 10_000;

export function AgendaView({ agenda }: { agenda: Agenda }) {
  const { days, forum } = agenda;
  const now = useNow(everyTenSeconds);
  const [choice, choose] = useAddressChoice(agendaChoice);
  const matching = days.map(({ date, meetings }) => ({
    date,
    meetings: meetings.filter((meeting) => matches(meeting, choice, now)),
  }));
  const wanted = days.some(({ date }) => date === choice.day) ? choice.day : dayToOpen(days, now, forum.timeZone);
  const day = matching.find(({ date }) => date === wanted);
  const target = nowTarget(matching, now);
  const jump = useJump(() => target && target.date !== wanted && choose({ day: target.date }));
  useEffect(() => whenIdle(NoMeetings.prepare), []);
  if (!day) return null;

  function chooseDay(date: string) {
    choose({ day: date });
    window.scrollTo(0, 0);
  }

  return (
    <>
      <div className="agenda-view__days">
        <AgendaDays
          days={days}
          counts={countsByDay(matching)}
          chosen={day.date}
          now={now}
          timeZone={forum.timeZone}
          onChoose={chooseDay}
        />
      </div>
      <AgendaFilters
        filter={choice}
        anyMine={days.some(({ meetings }) => meetings.some(takesPart))}
        onChoose={choose}
      />
      {day.meetings.length > 0 ? (
        <AgendaTimeline
          key={day.date}
          meetings={day.meetings}
          now={now}
          timeZone={forum.timeZone}
          asked={{ id: target?.id, onRow: jump.setRow }}
        />
      ) : (
        <NoMeetings
          atOnce
          filtered={!!(choice.type || choice.status || choice.mine)}
          anywhere={target !== undefined}
          onShowAll={() => choose(noFilter)}
        />
      )}
      {target && <NowJump target={target} row={jump.row} onJump={jump.go} />}
    </>
  );
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
