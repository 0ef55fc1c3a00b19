import type { Ref } from 'react';
import { Field } from '../../../kit/field/field.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { downIcon } from '../../../kit/icon/icons.ts';
import { tickIcon } from '../../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../../lib/words.ts';
import { signInWords } from '../sign-in.words.ts';
import { isAddress } from './code-address.ts';
import { inGroups, mobileAddress } from './typed-mobile-number.ts';
import { dialOf } from './dial-codes.ts';
import { useDialCodes } from './use-dial-codes.ts';
import { draft } from '../sign-in-draft.ts';

type Props = { region: string; number: string; error: string | undefined; ref: Ref<HTMLInputElement> };

export function MobileField({ region, number, error, ref }: Props) {
  const say = useWords(signInWords);
  const dial = dialOf(region);
  const right = number.trim() !== '' && isAddress('mobile', mobileAddress(dial, number));
  return (
    <Field
      ref={ref}
      label={say.mobileNumber}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      className="num"
      value={number}
      maxLength={24}
      error={error}
      onChange={(event) => draft.set({ mobile: event.target.value })}
      onBlur={() => draft.set({ mobile: inGroups(dial, number) })}
      start={<CountryCode region={region} />}
      end={right && <Icon path={tickIcon} size={20} />}
    />
  );
}

/** The phone's own list is used, because it can be searched and everybody knows it. */
function CountryCode({ region }: { region: string }) {
  const say = useWords(signInWords);
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
        onChange={(event) => draft.set({ region: event.target.value })}
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
