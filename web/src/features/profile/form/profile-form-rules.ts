import type { Profile, ProfileText } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import { profileLengths } from 'contract/profile-lengths';
import { wholeNumber } from '../../../shell/mobile-number/shown-mobile-number.ts';
import { addressState, type AddressState } from '../typed-address.ts';
import { both, type FormField, otherField, textFields, type Values } from './profile-draft.ts';

/** The addresses that were typed, and how each stands. */
export function addressesIn(values: Values, record: Profile, confirmed: { mobile?: string; email?: string }) {
  const [mobile, email] = [wholeNumber(values), values.email.trim()];
  return {
    mobile: {
      address: mobile,
      state: addressState('mobile', { address: mobile, onRecord: record.mobile, confirmed: confirmed.mobile }),
    },
    email: {
      address: email,
      state: addressState('email', { address: email, onRecord: record.email, confirmed: confirmed.email }),
    },
  };
}
type Addresses = ReturnType<typeof addressesIn>;

type Words = Record<`${ProfileText}Missing` | `${'mobile' | 'email'}${'Wrong' | 'Unconfirmed'}`, string> & {
  tooLong: (most: number) => string;
};

/** What is wrong, each beside its field; the words are the caller's. */
export function problemsIn(values: Values, addresses: Addresses, language: Language, say: Words) {
  const { own, other } = both(language);
  const found: Partial<Record<FormField, string | undefined>> = {
    mobile: wrongAddress('mobile', addresses.mobile.state, say),
    email: wrongAddress('email', addresses.email.state, say),
  };
  for (const field of textFields) {
    const missing = values[own][field].trim() ? undefined : say[`${field}Missing`];
    found[field] = missing ?? tooLong(field, values[own][field], say);
    found[otherField[field]] = tooLong(field, values[other][field], say);
  }
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words)) as Partial<Record<FormField, string>>;
}

export function tooLong(field: ProfileText, text: string, say: Pick<Words, 'tooLong'>): string | undefined {
  return text.trim().length > profileLengths[field] ? say.tooLong(profileLengths[field]) : undefined;
}

export function wrongAddress(channel: 'mobile' | 'email', state: AddressState, say: Words): string | undefined {
  if (state === 'wrong') return say[`${channel}Wrong`];
  return state === 'new' ? say[`${channel}Unconfirmed`] : undefined;
}

/** The texts in the other language go along only where they were changed. */
export function bodyOf(values: Values, addresses: Addresses, record: Profile, language: Language) {
  const { own, other } = both(language);
  const texts = textFields.map((field) => [field, values[own][field].trim()]);
  const others = textFields
    .map((field) => [field, values[other][field].trim()] as const)
    .filter(([field, text]) => text !== record[field][other])
    .map(([field, text]) => [otherField[field], text]);
  return {
    ...(Object.fromEntries(texts) as Record<ProfileText, string>),
    ...(Object.fromEntries(others) as Partial<Record<FormField, string>>),
    ...{ mobile: addresses.mobile.address, email: addresses.email.address },
  };
}
