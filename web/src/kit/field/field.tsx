import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type Props = ComponentProps<'input'> &
  FieldWords & {
    /** Content inside the frame, before and after the typed text. */
    start?: ReactNode;
    end?: ReactNode;
  };

export function Field({ label, hint, error, start, end, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => (
        <>
          {start}
          <input {...control} {...rest} />
          {end}
        </>
      )}
    </FieldFrame>
  );
}
