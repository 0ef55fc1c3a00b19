import { useRef } from 'react';
import { CallFailure, isRefusal } from '../../lib/call/call-failure.ts';
import { onceWithin } from '../../lib/double-tap.ts';
import { type FormFields, type Problems, problemsOf } from './refusal-beside-field.ts';
import { useProblems } from './first-wrong-field.ts';

/** What a submission does. It returns the problems that it finds itself and lets the failures of its calls through. */
export type Submission<Field extends string> = () => Promise<Problems<Field> | void>;

type FormOptions<Field extends string> = FormFields<Field> & {
  /** The choice that the form stands for: problems of another choice are not shown. */
  about?: string;
};

/** Allows one submission at a time and shows its problems. The typed text stays, whatever happens. */
export function useSubmit<Field extends string>({ about = '', ...formFields }: FormOptions<Field>) {
  const { clear, show, ...shown } = useProblems(formFields.fields, about);
  const guards = useRef(new Map<string, ReturnType<typeof onceWithin>>());
  const busy = useRef(false);

  async function perform(work: Submission<Field>) {
    clear();
    try {
      show((await work()) ?? {});
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

  return { ...shown, submit };
}

export type Submit<Field extends string> = ReturnType<typeof useSubmit<Field>>;
