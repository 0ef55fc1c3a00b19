import type { Correction, Profile, ProfileText } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import { tooLong, wrongAddress } from '../form/profile-form-rules.ts';
import { wholeNumber } from '../../../shell/mobile-number/shown-mobile-number.ts';
import { addressState, type AddressState } from '../typed-address.ts';
import {
  type CorrectedField,
  type correctionDraft,
  declinedBefore,
  isText,
  numberIn,
  textIn,
  waitingFor,
} from './correction-draft.ts';

/** What the sheet shows and would ask for. */
export type Request = {
  field: CorrectedField;
  language: Language;
  /** A text as typed, or an address in the form in which it is sent. */
  text: string;
  typed: { text: string; region: string; number: string };
  onRecord: string;
  waiting: Correction | undefined;
  declined: Correction | undefined;
  /** How a new address stands. */
  state: AddressState | undefined;
};

export function requestIn(record: Profile, draft: ReturnType<typeof correctionDraft.get>, spoken: Language): Request {
  const { field, language = spoken, confirmed } = draft;
  const typed = { text: textIn(record, draft, field, language), ...numberIn(record, draft, spoken) };
  const [waiting, declined] = [waitingFor(record, field, language), declinedBefore(record, field, language)];
  const known = { field, language, typed, waiting, declined };
  if (isText(field)) return { ...known, text: typed.text.trim(), onRecord: record[field][language], state: undefined };
  const address = field === 'mobile' ? wholeNumber(typed) : typed.text.trim();
  const state = addressState(field, { address, onRecord: record[field], confirmed: confirmed[field] });
  return { ...known, text: address, onRecord: record[field], state };
}

type Words = Parameters<typeof wrongAddress>[2] & { same: string };

/** Why it cannot be asked for. */
export function problemIn({ field, text, onRecord, state }: Request, say: Words): string | undefined {
  if (isText(field)) return missing(field, text, say) ?? tooLong(field, text, say) ?? same(text === onRecord, say);
  return same(state === 'on record', say) ?? wrongAddress(field, state ?? 'wrong', say);
}

const missing = (field: ProfileText, text: string, say: Words) => (text ? undefined : say[`${field}Missing`]);
const same = (isSame: boolean, say: Words) => (isSame ? say.same : undefined);
