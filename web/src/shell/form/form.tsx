import type { ReactNode } from 'react';
import { Note } from '../../kit/note/note.tsx';
import type { Submit, Submission } from './use-submit.ts';

type Props<Field extends string> = {
  by: Submit<Field>;
  onSubmit: Submission<Field>;
  className: string;
  children: ReactNode;
};

/** Every form is sent through this, so that none forgets what useSubmit does. */
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

/** Shows the problem that concerns the whole form. */
export function FormProblem<Field extends string>({ of: { problems } }: { of: Submit<Field> }) {
  if (!problems.form) return null;
  return (
    <div role="alert">
      <Note warn>{problems.form}</Note>
    </div>
  );
}
