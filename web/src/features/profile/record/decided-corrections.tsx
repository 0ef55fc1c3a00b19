import type { Correction } from 'contract/calls/profile';
import { Card } from '../../../kit/card/card.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { profileWords } from '../profile.words.ts';
import { Difference } from './difference.tsx';
import { recordWords } from './record.words.ts';

type Props = { corrections: readonly Correction[]; timeZone: string };

const looks = { asked: 'upcoming', applied: 'ongoing', declined: 'concluded', withdrawn: 'concluded' } as const;

/** What became of earlier requests, newest first. */
export function DecidedCorrections({ corrections, timeZone }: Props) {
  const say = { ...useWords(profileWords), ...useWords(recordWords) };
  const spoken = useLanguage();
  const dates = useDates(timeZone);
  return (
    <Card>
      <ul>
        {corrections.map((correction) => {
          const { id, field, language, state, reason, decidedAt, askedAt } = correction;
          const moment = decidedAt ?? askedAt;
          const isOther = language !== null && language !== spoken;
          return (
            <li key={id} className="record-row">
              <div className="record-row__head row">
                <h3 className="grows">{isOther ? say.inLanguage(say[field], language) : say[field]}</h3>
                <Pill look={looks[state]}>{say[state]}</Pill>
              </div>
              <Difference correction={correction} />
              {reason && <p className="text-sub">{say.reason(reason)}</p>}
              <p className="text-caption num">{say.when(dates.date(moment), dates.time(moment))}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
