import type { Agenda, AgendaRow } from 'contract/calls/agenda';
import type { OwnItem } from 'contract/calls/favourites';
import { type ReactNode, useMemo } from 'react';
import { DaySwitcher } from '../../kit/day-switcher/day-switcher.tsx';
import { Note } from '../../kit/note/note.tsx';
import { useDates } from '../../lib/dates/dates.ts';
import { agendaPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { useNavigate } from '../../shell/router/router-context.ts';
import { ZoneNote } from '../../shell/zone-note/zone-note.tsx';
import { favouritesWords } from './favourites.words.ts';
import { MyDay } from './timeline/my-day.tsx';
import { NothingPlanned } from './timeline/nothing-planned.tsx';
import { timelineWords } from './timeline/timeline.words.ts';
import { conflictsInOrder, daysToShow, type Entry, isForumOver, type MinutesOnFoot } from './timeline-rules.ts';

type Props = {
  agenda: Agenda;
  entries: readonly Entry[];
  /** The day that is shown. */
  day: string;
  now: number;
  minutesOnFoot: MinutesOnFoot;
  hallName: (hallId: string) => string | undefined;
  meeting: (meeting: AgendaRow, note: ReactNode) => ReactNode;
  onChoose: (day: string) => void;
  onEdit: (item: OwnItem) => void;
  onAdd: () => void;
};

/** One's own timeline, a day at a time. */
export function FavouritesView({ agenda, entries, day, now, minutesOnFoot, onChoose, onAdd, ...shown }: Props) {
  const say = useWords(timelineWords);
  const navigate = useNavigate();
  const { timeZone } = agenda.forum;
  const conflicts = useMemo(() => conflictsInOrder(entries, minutesOnFoot), [entries, minutesOnFoot]);
  const ofDay = entries.filter(({ date }) => date === day);
  const ended = isForumOver(agenda.days, now);
  return (
    <>
      <Days {...{ agenda, entries, day, now, onChoose }} />
      <ZoneNote timeZone={timeZone} />
      {ofDay.length > 0 ? (
        <>
          {ended && (
            <div className="my-day__ended">
              <Note>{`${say.ended}${say.stop}${say.endedText}`}</Note>
            </div>
          )}
          <MyDay entries={ofDay} {...{ conflicts, now, timeZone, ...shown }} />
        </>
      ) : (
        <NothingPlanned ended={ended} onAdd={onAdd} onOpenAgenda={() => navigate(`${agendaPath}?day=${day}`)} />
      )}
    </>
  );
}

type DaysProps = Pick<Props, 'agenda' | 'entries' | 'day' | 'now' | 'onChoose'>;

function Days({ agenda, entries, day, now, onChoose }: DaysProps) {
  const say = useWords(favouritesWords);
  const dates = useDates(agenda.forum.timeZone);
  const today = dates.dateOf(now);
  const days = daysToShow(agenda.days, entries).map(({ date }) => ({
    value: date,
    text: dates.shortDate(date),
    detail: date === today ? say.today : dates.weekday(date),
    more: say.count(entries.filter((entry) => entry.date === date).length),
  }));
  return (
    <div className="favourites__days">
      <DaySwitcher label={say.date} {...{ days, chosen: day, onChoose }} />
    </div>
  );
}
