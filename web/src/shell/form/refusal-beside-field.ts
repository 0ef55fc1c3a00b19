import type { RefusalName } from 'contract/all-refusals';
import type { CallFailure } from '../../lib/call/call-failure.ts';

/** The problems of a form: one for each field, and one for the whole form. */
export type Problems<Field extends string> = Partial<Record<Field | 'form', string | undefined>>;

export type FormFields<Field extends string> = {
  /** The fields that can show a problem, from top to bottom. */
  fields: readonly Field[];
  /** The field beside which a refusal is shown, by the name of the refusal. */
  refusals?: Partial<Record<RefusalName, Field>>;
  /** Where a refusal is shown that has no field of its own and names none. */
  otherwise?: Field | 'form';
};

export function problemsOf<Field extends string>(
  { refusal, fields: named, msg }: Pick<CallFailure, 'refusal' | 'fields' | 'msg'>,
  { fields, refusals = {}, otherwise = 'form' }: FormFields<Field>,
): Problems<Field> {
  const own = refusal && refusals[refusal];
  const known = own ? [] : fields.filter((field) => named[field]);
  const found = known.length > 0 ? known.map((field) => [field, named[field]]) : [[own ?? otherwise, msg]];
  return Object.fromEntries(found) as Problems<Field>;
}
