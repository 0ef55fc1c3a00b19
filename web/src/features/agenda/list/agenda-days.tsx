import type { AgendaDay } from 'contract/calls/agenda';
import { DaySwitcher } from '../../../kit/day-switcher/day-switcher.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { agendaListWords } from './agenda-list.words.ts';

type Props = {
  days: readonly AgendaDay[];
  counts: Readonly<Record<string, number>>;
  chosen: string;
  now: number;
  timeZone: string;
  onChoose: (date: string) => void;
};

/** Another day is read from its beginning. */
export function AgendaDays({ days, counts, chosen, now, timeZone, onChoose }: Props) {
  const say = useWords(agendaListWords);
  const dates = useDates(timeZone);
  const today = dates.dateOf(now);
  const shown = days.map(({ date }) => {
    const text = dates.shortDate(date);
    const detail = date === today ? say.today : dates.weekday(date);
    return { value: date, text, detail, more: say.count(counts[date] ?? 0) };
  });
  function choose(date: string) {
    onChoose(date);
    window.scrollTo(0, 0);
  }
  return <DaySwitcher label={say.day} days={shown} chosen={chosen} onChoose={choose} />;
}
