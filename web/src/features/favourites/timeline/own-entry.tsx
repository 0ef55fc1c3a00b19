import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { pencilIcon } from '../../../kit/icon/favourite-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { placeIcon } from '../../../kit/icon/icons.ts';
import { Pill } from '../../../kit/pill/pill.tsx';
import { TimelineItem } from '../../../kit/timeline/timeline.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { type OwnEntry, statusAt } from '../timeline-rules.ts';
import { timelineWords } from './timeline.words.ts';

type Props = {
  entry: OwnEntry;
  now: number;
  timeZone: string;
  /** The hall, if it is one of the Forum's. */
  hall: string | undefined;
  note: ReactNode;
  onEdit: () => void;
};

export function OwnEntryItem({ entry, now, timeZone, hall, note, onEdit }: Props) {
  const say = useWords(timelineWords);
  const dates = useDates(timeZone);
  const { content, details, location } = entry.item;
  const status = statusAt(entry, now);
  return (
    <TimelineItem from={dates.time(entry.start)} until={dates.time(entry.end)} mark="own" over={status === 'concluded'}>
      <Card className={`own-card own-card--${status}`}>
        <div className="own-card__meta row">
          <Pill look="gold">{say.mySchedule}</Pill>
          {status !== 'upcoming' && <Pill look={status}>{say[status]}</Pill>}
        </div>
        <h2>{content}</h2>
        <p className="own-card__where text-detail">
          <Icon path={placeIcon} size={15} />
          <span>{hall ? `${hall} · ${location}` : location}</span>
        </p>
        <p className="own-card__details text-detail">{details}</p>
        {note}
        <button type="button" className="own-card__edit touch-square" aria-label={say.edit(content)} onClick={onEdit}>
          <Icon path={pencilIcon} />
        </button>
      </Card>
    </TimelineItem>
  );
}
