import { useQueryClient } from '@tanstack/react-query';
import type { Correction } from 'contract/calls/profile';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { useInDirectory } from '../profile.api.ts';
import { Difference } from './difference.tsx';
import { recordWords } from './record.words.ts';
import { withdraw } from './withdraw.ts';

type Props = { correction: Correction; label: string; timeZone: string };

const everyMinute = 60_000;

/** What was asked for beside what still stands, with when, who sees what until then, and the way to take it back. */
export function WaitingCorrection({ correction, label, timeZone }: Props) {
  const say = useWords(recordWords);
  const queries = useQueryClient();
  const inDirectory = useInDirectory();
  const dates = useDates(timeZone);
  const now = useNow(everyMinute);
  const { id, field, from, askedAt } = correction;
  const isToday = dates.dateOf(askedAt) === dates.dateOf(now);
  const time = dates.time(askedAt);
  const when = isToday ? say.atTime(time) : say.onDate(dates.date(askedAt), time);
  return (
    <div className="record-row record-row--waiting">
      <div className="record-row__head row">
        <p className="text-caption grows">{label}</p>
        <Pill look="upcoming">{say.asked}</Pill>
      </div>
      <Difference correction={correction} />
      <div className="record-row__foot row">
        <p className="text-caption grows num">{say.askedAt(when) + untilThen({ field, from, inDirectory }, say)}</p>
        <button
          type="button"
          className="record-row__withdraw touch-line"
          aria-label={say.withdrawField(label)}
          onClick={() => void withdraw(queries, id, say)}
        >
          {say.withdraw}
        </button>
      </div>
    </div>
  );
}

type Words = {
  othersSee: (old: string) => string;
  othersSeeOld: string;
  logInWithOld: string;
  nobodySees: string;
  recordStays: string;
};
type Waiting = Pick<Correction, 'field' | 'from'> & { inDirectory: boolean };

function untilThen({ field, from, inDirectory }: Waiting, say: Words): string {
  if (field === 'mobile' || field === 'email') return say.logInWithOld;
  if (field === 'photo') return say.nobodySees;
  if (!inDirectory) return say.recordStays;
  return field === 'profile' || from === '' ? say.othersSeeOld : say.othersSee(from);
}
