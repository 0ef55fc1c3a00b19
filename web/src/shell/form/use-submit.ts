import type { RefusalName } from 'contract/all-refusals';
import { createRef, type RefObject, useRef, useState } from 'react';
import { CallFailure, isRefusal } from '../../lib/call/call-failure.ts';
import { onceWithin } from '../../lib/double-tap.ts';
import { useLanguage } from '../../lib/language.ts';
import { overlay } from '../overlay/overlay.ts';
import { type FormFields, type Problems, problemsOf } from './refusal-fields.ts';

/** What a submission does. It returns the problems that it finds itself and lets the failures of its calls through. */
export type Submission<Field extends string> = () => Promise<Problems<Field> | void>;

type FormOptions<Field extends string> = FormFields<Field> & {
  /** The choice that the form stands for: problems of another choice are not shown. */
  about?: string;
};
type ShownProblems<Field extends string> = {
  about: string;
  problems: Problems<Field>;
  refusal?: RefusalName | undefined;
};

/**
 * Allows one submission at a time and keeps its problems beside their fields. The typed text stays, whatever happens.
 */
export function useSubmit<Field extends string>({ about: chosen = '', ...formFields }: FormOptions<Field>) {
  // Problems are sentences in one language, so they are cleared when the language changes.
  const about = `${useLanguage()} ${chosen}`;
  const [refs] = useState(() => refsFor(formFields.fields));
  const guards = useRef(new Map<string, ReturnType<typeof onceWithin>>());
  const busy = useRef(false);
  const [shown, setShown] = useState<ShownProblems<Field>>();
  const { problems, refusal }: ShownProblems<Field> = shown?.about === about ? shown : { about, problems: {} };
  const focus = (field: Field) => refs[field].current?.focus();

  function show(found: Problems<Field>, refusal?: RefusalName) {
    setShown({ about, problems: found, refusal });
    const first = formFields.fields.find((field) => found[field]);
    if (first) focus(first);
    return first && found[first];
  }

  async function perform(work: Submission<Field>) {
    setShown(undefined);
    try {
      const first = show((await work()) ?? {});
      // The call has already shown the server's refusal in a toast.
      if (first) overlay.toast(first);
    } catch (failure) {
      // The call itself shows that it was lost; any other error is a bug of ours.
      if (isRefusal(failure)) show(problemsOf(failure, formFields), failure.refusal);
      else if (!(failure instanceof CallFailure)) throw failure;
    } finally {
      busy.current = false;
    }
  }

  /** A second tap on the same button is ignored; another button of the form has its own name. */
  function submit(work: Submission<Field>, action = 'submit') {
    if (busy.current) return;
    const once = guards.current.get(action) ?? onceWithin();
    guards.current.set(action, once);
    void once(() => {
      busy.current = true;
      return perform(work);
    });
  }

  return {
    problems,
    /** The refusal from which the problems come. */
    refusal,
    /** The props with which a field shows its problem and can be focused. */
    at: (field: Field) => ({ ref: refs[field], error: problems[field] }),
    focus,
    submit,
  };
}

export type Submit<Field extends string> = ReturnType<typeof useSubmit<Field>>;

function refsFor<Field extends string>(fields: readonly Field[]) {
  const refs = fields.map((field) => [field, createRef<HTMLInputElement>()]);
  return Object.fromEntries(refs) as Record<Field, RefObject<HTMLInputElement | null>>;
}
