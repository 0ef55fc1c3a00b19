import { ProfileText, type submitProfile } from 'contract/calls/profile';
import { otherLanguage, type Both, type Language } from 'contract/languages';
import * as no from 'contract/refusals/profile';
import type { ParsedBodyOf } from 'contract/wire/call';
import type { Invalid } from 'contract/wire/refusal';
import type { PersonOnRecord } from './profile.store.ts';

type Typed = Omit<ParsedBodyOf<typeof submitProfile>, 'requestId'>;
type ProfileTexts = Record<ProfileText, Both>;

const missing = {
  name: no.nameMissing,
  organisation: no.organisationMissing,
  title: no.titleMissing,
  profile: no.profileMissing,
} as const;
const others = {
  ...{ name: 'otherName', organisation: 'otherOrganisation', title: 'otherTitle', profile: 'otherProfile' },
} as const satisfies Record<ProfileText, keyof Typed>;

/** Marks that turn the direction of all text after them, and half characters, which no database stores. */
const turning = /[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu;
const control = /[\p{Cc}\u2028\u2029]+/gu;

/** A letter, digit or symbol that can be seen: some letters and one symbol are blank. */
const seen = /(?![\u115F\u1160\u3164\uFFA0\u2800])[\p{L}\p{N}\p{S}]/u;

/** A text as it is stored, without what would disturb the lines of others; empty if nothing of it can be seen. */
export function cleanText(field: ProfileText, text: string): string {
  const plain = text.normalize('NFC').replace(turning, '');
  const lines = field === 'profile' ? plain.split(/\r\n|[\n\r\u2028\u2029]/) : [plain];
  const cleaned = lines.map((line) => line.replace(control, ' ').trim());
  const stored = cleaned
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return seen.test(stored) ? stored : '';
}

export function whyTextCannotBe(field: ProfileText, text: string): Invalid<ProfileText> | undefined {
  return text === '' ? missing[field] : undefined;
}

/** What the record will say, and every field of the form that is empty, in the order of the form. */
export function submittedTexts(typed: Typed, language: Language, record: PersonOnRecord) {
  const fields = ProfileText.options;
  const texts = fields.map((field) => {
    const inOther = typed[others[field]];
    const cleaned = inOther === undefined ? undefined : cleanText(field, inOther);
    return [field, withText(record[field], language, cleanText(field, typed[field]), cleaned)];
  });
  return {
    texts: Object.fromEntries(texts) as ProfileTexts,
    missing: fields.flatMap((field) => whyTextCannotBe(field, cleanText(field, typed[field])) ?? []),
  };
}

/** A text of the other language that is left out stays as it is on record; an empty one is removed. */
function withText(before: Both | null, language: Language, text: string, inOther?: string): Both {
  const other = otherLanguage(language);
  return { zh: '', en: '', [language]: text, [other]: inOther ?? before?.[other] ?? '' };
}

/** One text of the record replaced. */
export function corrected(before: Both | null, language: Language, text: string): Both {
  return withText(before, language, text);
}
