import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { carIcon } from '../../../kit/icon/favourite-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import { TimelineItem } from '../../../kit/timeline/timeline.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import type { CarEntry } from '../timeline-rules.ts';
import { timelineWords } from './timeline.words.ts';

type Props = { entry: CarEntry; now: number; timeZone: string; note: ReactNode };

/** A car that the secretariat arranged. */
export function CarEntryItem({ entry, now, timeZone, note }: Props) {
  const say = useWords(timelineWords);
  const dates = useDates(timeZone);
  const { name, plate, from, to } = entry.car;
  const over = entry.end <= now;
  return (
    <TimelineItem from={dates.time(entry.start)} mark="arranged" over={over}>
      <Card className={over ? 'own-card own-card--car own-card--concluded' : 'own-card own-card--car'}>
        <div className="own-card__meta row">
          <Pill look="gold">{say.carPill}</Pill>
        </div>
        <h2>{plate ? `${name} · ${plate}` : name}</h2>
        <p className="own-card__where text-detail">
          <Icon path={carIcon} size={15} />
          <span>{say.fromTo(from, to)}</span>
        </p>
        {note}
      </Card>
    </TimelineItem>
  );
}
