import type { Both } from '../languages.ts';
import { codes, type RefusalCode } from './codes.ts';

type Named<Name extends string> = { name: Name; says: Both };

/** A refusal of invalid input. It includes the field of the body, so that every -1 names one. */
export type Invalid<Field extends string = string, Name extends string = string> = Readonly<
  Named<Name> & { code: typeof codes.invalid; field: Field }
>;
type Other<Name extends string> = Readonly<Named<Name> & { code: Exclude<RefusalCode, typeof codes.invalid> }>;

/** The server refuses a call with one of these, in the words of the specification if it has any. */
export type Refusal<Field extends string = string, Name extends string = string> = Invalid<Field, Name> | Other<Name>;

export function refusal<Name extends string>(
  code: Other<Name>['code'],
  name: Name,
  en: string,
  zh: string,
): Other<Name> {
  return { code, name, says: { en, zh } };
}

export function invalid<Field extends string, Name extends string>(
  field: Field,
  name: Name,
  en: string,
  zh: string,
): Invalid<Field, Name> {
  return { code: codes.invalid, field, name, says: { en, zh } };
}

/** The same refusal for a call that has the value in another field. */
export function inField<Field extends string, Name extends string>(
  refused: Invalid<string, Name>,
  field: Field,
): Invalid<Field, Name> {
  return { ...refused, field };
}
