import type { RefusalName } from 'contract/all-refusals';
import { createRef, type RefObject, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import type { FormFields, Problems } from './refusal-beside-field.ts';

type ShownProblems<Field extends string> = {
  about: string;
  problems: Problems<Field>;
  refusal?: RefusalName | undefined;
};

/** Keeps the problems of a form beside their fields, until the language or the choice that they are about changes. */
export function useProblems<Field extends string>(fields: FormFields<Field>['fields'], chosen: string) {
  // Problems are sentences in one language.
  const about = `${useLanguage()} ${chosen}`;
  const [refs] = useState(() => refsFor(fields));
  const [shown, setShown] = useState<ShownProblems<Field>>();
  const { problems, refusal }: ShownProblems<Field> = shown?.about === about ? shown : { about, problems: {} };
  const focus = (field: Field) => refs[field].current?.focus();

  return {
    problems,
    /** The refusal from which the problems come. */
    refusal,
    /** The props with which a field shows its problem and can be focused. */
    at: (field: Field) => ({ ref: refs[field], error: problems[field] }),
    focus,
    clear: () => setShown(undefined),
    /** Shows the problems and moves the focus to the first one. */
    show(found: Problems<Field>, refusal?: RefusalName) {
      setShown({ about, problems: found, refusal });
      const first = fields.find((field) => found[field]);
      if (first) focus(first);
    },
  };
}

/** A field may be of any of these kinds; all that is asked of it is to take the focus. */
type AnyControl = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

function refsFor<Field extends string>(fields: readonly Field[]) {
  const refs = fields.map((field) => [field, createRef<AnyControl>()]);
  return Object.fromEntries(refs) as Record<Field, RefObject<AnyControl | null>>;
}
