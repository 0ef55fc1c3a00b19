import { Wheel } from '../../../kit/wheel/wheel.tsx';
import { now } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { type BirthDate, dayOf, daysIn, firstYear, upTo } from './birth-date.ts';
import { checkWords } from './badge-check.words.ts';

type Props = { date: BirthDate; onChange: (date: BirthDate) => void };

/** Three wheels in the order of the language: day, month, year, or 年月日. */
export function BirthDateWheels({ date, onChange }: Props) {
  const say = useWords(checkWords);
  const inChinese = useLanguage() === 'zh';
  const lastYear = new Date(now()).getUTCFullYear();
  const wheels = [
    { part: 'year', label: say.year, values: upTo(lastYear, firstYear), name: say.yearNamed },
    { part: 'month', label: say.month, values: upTo(12), name: say.monthNamed },
    { part: 'day', label: say.day, values: upTo(daysIn(date)), name: say.dayNamed },
  ] as const;
  return (
    <div className="birth-date-wheels" role="group" aria-label={say.birthDate}>
      {(inChinese ? wheels : wheels.toReversed()).map(({ part, label, values, name }) => (
        <Wheel
          key={part}
          label={label}
          options={values.map((value) => ({ value, text: name(value) }))}
          value={part === 'day' ? dayOf(date) : date[part]}
          onChoose={(value) => onChange({ ...date, [part]: value })}
        />
      ))}
    </div>
  );
}
