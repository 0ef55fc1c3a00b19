import './mobile-field.css';
import { isMobile } from 'contract/rules/phone';
import type { Ref } from 'react';
import { Field } from '../../kit/field/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { downIcon } from '../../kit/icon/icons.ts';
import { tickIcon } from '../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../lib/words.ts';
import { dialOf } from './dial-codes.ts';
import { mobileFieldWords } from './mobile-field.words.ts';
import { inGroups, mobileAddress } from './typed-mobile-number.ts';
import { useDialCodes } from './use-dial-codes.ts';

/** What was typed: the region whose dial code is chosen, and the number. */
type Typed = { region: string; number: string };

type Props = Typed & {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onType: (part: Partial<Typed>) => void;
};

export function MobileField({ region, number, onType, ...field }: Props) {
  const dial = dialOf(region);
  const right = number.trim() !== '' && !field.error && isMobile(mobileAddress(dial, number));
  return (
    <Field
      {...field}
      // A number without its country code is filled in only where the field is of type text.
      type="text"
      inputMode="tel"
      autoComplete="tel-national"
      className="num"
      value={number}
      maxLength={24}
      onChange={(event) => onType({ number: event.target.value })}
      onBlur={() => onType({ number: inGroups(dial, number) })}
      start={<CountryCode region={region} onChoose={(chosen) => onType({ region: chosen })} />}
      end={right && <Icon path={tickIcon} size={20} />}
    />
  );
}

/** The phone's own list is used, because it can be searched and everybody knows it. */
function CountryCode({ region, onChoose }: { region: string; onChoose: (region: string) => void }) {
  const say = useWords(mobileFieldWords);
  const { list, complete } = useDialCodes(region);
  return (
    <span className="country-code row">
      <span aria-hidden="true" className="num">
        {dialOf(region)}
        <Icon path={downIcon} size={15} />
      </span>
      <select
        aria-label={say.countryCode}
        autoComplete="tel-country-code"
        value={region}
        onPointerDown={complete}
        onFocus={complete}
        onChange={(event) => onChoose(event.target.value)}
      >
        {list.map((entry) => (
          <option key={entry.region} value={entry.region}>
            {`${entry.name} ${entry.dial}`}
          </option>
        ))}
      </select>
    </span>
  );
}
