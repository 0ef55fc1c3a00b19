import './agenda-view.css';
import type { Agenda } from 'contract/calls/agenda';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useNow } from '../../lib/clock.ts';
import { useWords } from '../../lib/words.ts';
import { useAgendaChoice } from './agenda-choice.ts';
import { AgendaDays } from './agenda-days.tsx';
import { AgendaFilters } from './agenda-filters.tsx';
import { countsByDay, dayToOpen, matches } from './agenda-rules.ts';
import { AgendaTimeline } from './agenda-timeline.tsx';
import { agendaWords } from './agenda.words.ts';

// Often enough that no status is wrong for longer than a glance.
const everyTenSeconds = 10_000;

export function AgendaView({ agenda }: { agenda: Agenda }) {
  const { days, forum } = agenda;
  const now = useNow(everyTenSeconds);
  const [choice, choose] = useAgendaChoice();
  const day =
    days.find(({ date }) => date === choice.day) ??
    days.find(({ date }) => date === dayToOpen(days, now, forum.timeZone));
  if (!day) return null;
  const counts = countsByDay(days, choice, now);
  const meetings = day.meetings.filter((meeting) => matches(meeting, choice, now));

  function chooseDay(date: string) {
    choose({ day: date });
    window.scrollTo(0, 0);
  }

  return (
    <>
      <div className="agenda-view__days">
        <AgendaDays
          days={days}
          counts={counts}
          chosen={day.date}
          now={now}
          timeZone={forum.timeZone}
          onChoose={chooseDay}
        />
      </div>
      <AgendaFilters filter={choice} onChoose={choose} />
      {meetings.length > 0 ? (
        <AgendaTimeline key={day.date} meetings={meetings} now={now} timeZone={forum.timeZone} />
      ) : (
        <NoneMatch
          filtered={!!(choice.type || choice.status)}
          anywhere={Object.values(counts).some((count) => count > 0)}
          onShowAll={() => choose({ type: undefined, status: undefined })}
        />
      )}
    </>
  );
}

type NoneProps = { filtered: boolean; anywhere: boolean; onShowAll: () => void };

function NoneMatch({ filtered, anywhere, onShowAll }: NoneProps) {
  const say = useWords(agendaWords);
  if (!filtered) return <EmptyState type="e-data" title={say.noMeetingsOnDay} />;
  return (
    <EmptyState
      type="e-data"
      title={say.noneMatch}
      text={anywhere ? say.noneOnDay : say.noneAnyDay}
      primary={{ text: say.showAll, onAct: onShowAll }}
    />
  );
}
