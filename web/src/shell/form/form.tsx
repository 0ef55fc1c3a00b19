import type { ReactNode } from 'react';
import { Note } from '../../kit/note/note.tsx';
import type { Submit, Work } from './use-submit.ts';

type Props<Field extends string> = {
  by: Submit<Field>;
  onSubmit: Work<Field>;
  className: string;
  children: ReactNode;
};

/** The only way to send a form, so that none forgets what useSubmit takes care of. */
export function Form<Field extends string>({ by, onSubmit, className, children }: Props<Field>) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        by.submit(onSubmit);
      }}
    >
      {children}
    </form>
  );
}

/** What concerns the whole form. */
export function FormProblem<Field extends string>({ of: { problems } }: { of: Submit<Field> }) {
  if (!problems.form) return null;
  return (
    <div role="alert">
      <Note warn>{problems.form}</Note>
    </div>
  );
}
