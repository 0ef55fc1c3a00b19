import './area-and-select.css';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

/** A field for several lines; it grows with its text. */
export function AreaField({ label, hint, error, ...rest }: ComponentProps<'textarea'> & FieldWords) {
  return (
    <FieldFrame {...{ label, hint, error }}>{(control) => <textarea rows={2} {...control} {...rest} />}</FieldFrame>
  );
}
