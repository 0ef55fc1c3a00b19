import type { RefusalName } from 'contract/all-refusals';
import type { CallFailure } from '../../lib/call/call-failure.ts';

/** What is wrong, beside each field or about the whole form. */
export type Problems<Field extends string> = Partial<Record<Field | 'form', string | undefined>>;

export type Places<Field extends string> = {
  /** The fields that can show a problem, from top to bottom. */
  fields: readonly Field[];
  /** Beside which field a refusal stands, by its name. */
  refusals?: Partial<Record<RefusalName, Field>>;
  /** Where a refusal stands that has no place of its own and names none of the fields. */
  otherwise?: Field | 'form';
};

export function problemsOf<Field extends string>(
  { refusal, fields: named, msg }: Pick<CallFailure, 'refusal' | 'fields' | 'msg'>,
  { fields, refusals = {}, otherwise = 'form' }: Places<Field>,
): Problems<Field> {
  const place = refusal && refusals[refusal];
  const known = place ? [] : fields.filter((field) => named[field]);
  const found = known.length > 0 ? known.map((field) => [field, named[field]]) : [[place ?? otherwise, msg]];
  return Object.fromEntries(found) as Problems<Field>;
}
