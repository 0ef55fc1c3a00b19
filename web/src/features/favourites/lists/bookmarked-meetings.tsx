import type { AgendaDay, AgendaRow } from 'contract/calls/agenda';
import { Fragment, type ReactNode } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { Timeline } from '../../../kit/timeline/timeline.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { agendaPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { useBookmarks } from '../bookmark/bookmarks.ts';
import { favouritesWords } from '../favourites.words.ts';

type Props = {
  days: readonly AgendaDay[];
  timeZone: string;
  /** A meeting with its times; the feature `agenda` provides it. */
  meeting: (meeting: AgendaRow) => ReactNode;
};

/** All bookmarked meetings, day by day. */
export function BookmarkedMeetings({ days, timeZone, meeting }: Props) {
  const say = useWords(favouritesWords);
  const dates = useDates(timeZone);
  const navigate = useNavigate();
  const isBookmarked = useBookmarks();
  const shown = days
    .map(({ date, meetings }) => ({ date, meetings: meetings.filter(({ id }) => isBookmarked('meeting', id)) }))
    .filter(({ meetings }) => meetings.length > 0);
  if (shown.length === 0)
    return (
      <EmptyState
        type="e-data"
        title={say.noMeetings}
        text={say.noMeetingsText}
        primary={{ text: say.openAgenda, onAct: () => navigate(agendaPath) }}
      />
    );
  return shown.map(({ date, meetings }) => (
    <section key={date}>
      <SectionHeader title={dates.weekdayAndDate(date)} count={meetings.length} />
      <Timeline label={dates.weekdayAndDate(date)}>
        {meetings.map((one) => (
          <Fragment key={one.id}>{meeting(one)}</Fragment>
        ))}
      </Timeline>
    </section>
  ));
}
