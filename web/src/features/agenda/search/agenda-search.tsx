import './agenda-search.css';
import type { AgendaDay } from 'contract/calls/agenda';
import { termsOf } from 'contract/rules/text-search';
import { useDeferredValue } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { SearchField } from '../../../kit/search-field/search-field.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { Timeline } from '../../../kit/timeline/timeline.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { agendaSearchWords } from './agenda-search.words.ts';
import type { BookmarkOf } from '../list/meeting-card.tsx';
import { MeetingItem } from '../list/meeting-item.tsx';
import { daysFound } from './search-rules.ts';
import { Marked, WhereFound } from './where-found.tsx';

type Props = {
  /** The meetings that match the filters. */
  days: readonly AgendaDay[];
  now: number;
  timeZone: string;
  bookmark: BookmarkOf;
  typed: string;
  /** Whether the user has just opened it. */
  takesFocus: boolean;
  onType: (typed: string) => void;
};

/** The search of the agenda: the field and, once something is typed, what was found on all days. */
export default function AgendaSearch({ days, typed, takesFocus, onType, ...clock }: Props) {
  const say = useWords(agendaSearchWords);
  const dates = useDates(clock.timeZone);
  const terms = termsOf(useDeferredValue(typed));
  const found = terms.length > 0 ? daysFound(days, terms) : [];
  const count = found.reduce((sum, { meetings }) => sum + meetings.length, 0);
  return (
    <div className="agenda-search">
      <SearchField
        label={say.search}
        placeholder={say.placeholder}
        clearText={say.clear}
        value={typed}
        takesFocus={takesFocus}
        onChange={onType}
        onSubmit={() => terms.length === 0 && overlay.toast(say.enterSearch)}
      />
      <p className={count > 0 ? 'agenda-search__count text-detail num' : 'unseen'} role="status">
        {terms.length > 0 && (count > 0 ? say.found(count) : say.nothingFound)}
      </p>
      {found.map(({ date, meetings }) => (
        <section key={date}>
          <SectionHeader title={dates.weekdayAndDate(date)} count={meetings.length} />
          <Timeline label={dates.weekdayAndDate(date)}>
            {meetings.map((meeting) => (
              <MeetingItem
                key={meeting.id}
                {...{ meeting, ...clock }}
                found={{
                  title: <Marked text={meeting.title ?? ''} terms={terms} />,
                  more: <WhereFound meeting={meeting} terms={terms} />,
                }}
              />
            ))}
          </Timeline>
        </section>
      ))}
      {terms.length > 0 && count === 0 && (
        <EmptyState
          type="e-data"
          title={say.nothingFound}
          text={say.nothingFoundText}
          primary={{ text: say.showAll, onAct: () => onType('') }}
        />
      )}
    </div>
  );
}
