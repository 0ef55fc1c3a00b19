import './principal-schedule.css';
import type { PrincipalSchedule, ScheduleEntry } from 'contract/calls/modes';
import { Card } from '../../../kit/card/card.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { scheduleWords } from './principal-schedule.words.ts';

const everyMinute = 60_000;

/** What a delegate has day by day, for the assistant to read. */
export function ScheduleDays({ entries, timeZone }: Pick<PrincipalSchedule, 'entries' | 'timeZone'>) {
  const dates = useDates(timeZone);
  const now = useNow(everyMinute);
  const days = [...new Set(entries.map(({ startsAt }) => dates.dateOf(startsAt)))];
  return days.map((day) => {
    const ofDay = entries.filter(({ startsAt }) => dates.dateOf(startsAt) === day);
    const title = dates.weekdayAndDate(ofDay[0]?.startsAt ?? day);
    return (
      <section key={day}>
        <SectionHeader title={title} />
        {/* It is a plain list: a third page with the timeline of the kit would put that into every first load. */}
        <ol className="schedule-day" aria-label={title}>
          {ofDay.map((entry) => (
            <Entry key={`${entry.kind} ${entry.id}`} {...{ entry, now, timeZone }} />
          ))}
        </ol>
      </section>
    );
  });
}

function Entry({ entry, now, timeZone }: { entry: ScheduleEntry; now: number; timeZone: string }) {
  const say = useWords(scheduleWords);
  const dates = useDates(timeZone);
  const { kind, title, place, startsAt, endsAt, role, cancelled } = entry;
  const isOver = Date.parse(endsAt ?? startsAt) <= now;
  return (
    <li className={isOver ? 'schedule-day__entry schedule-day__entry--over' : 'schedule-day__entry'}>
      <p className="schedule-day__time num">
        <span>{dates.time(startsAt)}</span>
        {endsAt && <span className="unseen">–</span>}
        {endsAt && <small>{dates.time(endsAt)}</small>}
      </p>
      <Card className="schedule-entry">
        <div className="schedule-entry__marks row">
          {cancelled && <Pill look="cancelled">{say.cancelled}</Pill>}
          {role && <Pill look="red">{say[role]}</Pill>}
          {kind === 'own item' && <Pill look="gold">{say.ownItem}</Pill>}
        </div>
        <h3>{title}</h3>
        {place && <p className="text-detail">{place}</p>}
      </Card>
    </li>
  );
}
