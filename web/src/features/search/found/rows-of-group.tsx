import type { MeetingType } from 'contract/calls/agenda';
import type { FoundFile } from 'contract/calls/files';
import type { FindGroup, Found } from 'contract/calls/search';
import { photoAddress } from 'contract/wire/media';
import type { ReactNode } from 'react';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { handsIcon, newsIcon, questionIcon } from '../../../kit/icon/entry-icons.ts';
import { pressIcon } from '../../../kit/icon/fact-icons.ts';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import type { Dates } from '../../../lib/dates/dates.ts';
import { questionPath } from '../../../lib/found-paths.ts';
import { delegatePath, meetingPath, newsItemPath, partnerPath, partnersTabPath } from '../../../lib/paths.ts';
import type { Said } from '../../../lib/words.ts';
import { FoundIcon, FoundRow } from './found-row.tsx';

/** What the rows need besides what was found. */
export type RowContext = {
  say: Said<{ chair: string; speaker: string }>;
  dates: Dates;
  now: number;
  /** Features do not know each other, so the page provides these. */
  meetingType: (type: MeetingType) => string;
  meetingChange: (change: MeetingChange) => string;
  file: (file: FoundFile) => ReactNode;
};

type MeetingChange = NonNullable<RowOf<'meetings'>['change']>;
type RowOf<Group extends FindGroup> = NonNullable<Found[Group]>['items'][number];
type Rows = { [Group in FindGroup]: (row: RowOf<Group>, context: RowContext) => ReactNode };

const rows: Rows = {
  meetings: (row, context) => <MeetingRow row={row} {...context} />,
  delegates: ({ id, name, title, organisation, photo }) => (
    <FoundRow
      to={delegatePath(id)}
      lead={<Avatar id={id} name={name.text} photo={photoAddress({ id, photo })} />}
      title={name}
      detail={
        <>
          <MarkedText {...title} />
          {organisation && ' · '}
          {organisation && <MarkedText {...organisation} />}
        </>
      }
    />
  ),
  partners: ({ id, name, excerpt }) => (
    <FoundRow to={partnerPath(id)} lead={<FoundIcon path={handsIcon} />} title={name} excerpt={excerpt} />
  ),
  media: ({ name, country, city }) => (
    <FoundRow
      to={partnersTabPath('media')}
      lead={<FoundIcon path={pressIcon} />}
      title={name}
      detail={[city, country].filter(Boolean).join(' · ')}
    />
  ),
  news: ({ id, title, excerpt, source, publishedAt }, { dates }) => (
    <FoundRow
      to={newsItemPath(id)}
      lead={<FoundIcon path={newsIcon} />}
      title={title}
      excerpt={excerpt}
      detail={`${source} · ${dates.shortDate(publishedAt)}`}
    />
  ),
  files: (row, { file }) => file(row),
  questions: ({ id, question, excerpt }) => (
    <FoundRow to={questionPath(id)} lead={<FoundIcon path={questionIcon} />} title={question} excerpt={excerpt} />
  ),
};

/** The rows of one group, each with its key. */
export function rowsOf<Group extends FindGroup>(group: Group, found: Found, context: RowContext) {
  const items = (found[group]?.items ?? []) as RowOf<Group>[];
  return items.map((row) => ({ id: row.id, row: rows[group](row, context) }));
}

type MeetingProps = RowContext & { row: RowOf<'meetings'> };

/** At the time it begins; what is not today says its day, and the viewer's own part and a change stand out. */
function MeetingRow({ row, say, dates, now, meetingType, meetingChange }: MeetingProps) {
  const { id, title, type, hall, startsAt, role, change, excerpt } = row;
  const isToday = dates.dateOf(startsAt) === dates.dateOf(now);
  const facts = [meetingType(type), hall, !isToday && dates.shortDate(startsAt)].filter(Boolean).join(' · ');
  return (
    <FoundRow
      to={meetingPath(id)}
      lead={dates.time(startsAt)}
      title={title}
      isOff={change === 'cancelled'}
      excerpt={excerpt}
      mark={change && <Pill look={change}>{meetingChange(change)}</Pill>}
      detail={
        <>
          {facts}
          {role && ' · '}
          {role && <span className="found-row__own">{say[role]}</span>}
        </>
      }
    />
  );
}
