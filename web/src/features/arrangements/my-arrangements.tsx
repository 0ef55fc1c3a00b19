import './my-arrangements.css';
import type { Arrangement } from 'contract/calls/mine';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { lockIcon } from '../../kit/icon/icons.ts';
import { SectionHeader } from '../../kit/section-header/section-header.tsx';
import { useNow } from '../../lib/clock.ts';
import { useWords } from '../../lib/words.ts';
import { ArrangementRow } from './arrangement-row.tsx';
import { arrangementWords } from './arrangements.words.ts';
import { nextOfEachKind } from './next-of-each-kind.ts';

const everyMinute = 60_000;

export type Hotel = Extract<Arrangement, { kind: 'hotel' }>;

type Props = {
  all: readonly Arrangement[];
  timeZone: string;
  /** Where more stands below them, one of each kind is shown until the others are asked for. */
  brief?: boolean;
  /** The card that the hotel is shown on to a driver; the page has it. */
  driverCard: (hotel: Hotel, close: () => void) => ReactNode;
};

/** What the Secretariat arranged for the viewer. Whoever has nothing arranged, or may not see it yet, sees nothing. */
export function MyArrangements({ all, timeZone, brief = false, driverCard }: Props) {
  const say = useWords(arrangementWords);
  const [shown, show] = useState<Hotel>();
  const [whole, showWhole] = useState(!brief);
  const now = useNow(everyMinute);
  if (all.length === 0) return null;
  const listed = whole ? all : nextOfEachKind(all, now);
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
          {listed.map((arrangement) => (
            <li key={arrangement.id}>
              <ArrangementRow arrangement={arrangement} timeZone={timeZone} onShowDriver={show} />
            </li>
          ))}
        </ul>
        {listed.length < all.length && (
          <Button block look="quiet" onClick={() => showWhole(true)}>
            {say.showAll(all.length)}
          </Button>
        )}
      </Card>
      {shown && driverCard(shown, () => show(undefined))}
    </section>
  );
}
