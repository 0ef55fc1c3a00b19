import './my-arrangements.css';
import type { Arrangement } from 'contract/calls/mine';
import { type ReactNode, useState } from 'react';
import { Card } from '../../kit/card/card.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { lockIcon } from '../../kit/icon/icons.ts';
import { SectionHeader } from '../../kit/section-header/section-header.tsx';
import { useWords } from '../../lib/words.ts';
import { ArrangementRow } from './arrangement-row.tsx';
import { arrangementWords } from './arrangements.words.ts';

export type Hotel = Extract<Arrangement, { kind: 'hotel' }>;

type Props = {
  all: readonly Arrangement[];
  timeZone: string;
  /** The card that the hotel is shown on to a driver; the page has it. */
  driverCard: (hotel: Hotel, close: () => void) => ReactNode;
};

/** What the Secretariat arranged for the viewer. Whoever has nothing arranged, or may not see it yet, sees nothing. */
export function MyArrangements({ all, timeZone, driverCard }: Props) {
  const say = useWords(arrangementWords);
  const [shown, show] = useState<Hotel>();
  if (all.length === 0) return null;
  return (
    <section className="my-arrangements" aria-label={say.mine}>
      <div className="my-arrangements__head row">
        <SectionHeader title={say.mine} />
        <p className="row text-caption">
          <Icon path={lockIcon} size={15} />
          {say.onlyYou}
        </p>
      </div>
      <Card>
        <ul>
          {all.map((arrangement) => (
            <li key={arrangement.id}>
              <ArrangementRow arrangement={arrangement} timeZone={timeZone} onShowDriver={show} />
            </li>
          ))}
        </ul>
      </Card>
      {shown && driverCard(shown, () => show(undefined))}
    </section>
  );
}
