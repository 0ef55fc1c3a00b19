import './area-and-select.css';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type Props = ComponentProps<'textarea'> & FieldWords;

/** A field for several lines; it grows with its text. What describes it elsewhere is read after its own words. */
export function AreaField({ label, hint, error, 'aria-describedby': elsewhere, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {({ 'aria-describedby': own, ...control }) => (
        <textarea
          rows={2}
          {...control}
          aria-describedby={own && elsewhere ? `${own} ${elsewhere}` : (own ?? elsewhere)}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
