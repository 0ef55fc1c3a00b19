import './area-and-select.css';
import type { ComponentProps } from 'react';
import { downIcon } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type Option = { value: string; text: string };
type Props = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    /** Shown while nothing is chosen; without it something always is. */
    nothing?: string;
    groups: readonly { label: string; options: readonly Option[] }[];
    /** What belongs to no group; it stands below them. */
    others?: readonly Option[];
  };

/** One of several, chosen with the phone's own list. */
export function SelectField({ label, hint, error, nothing, groups, others = [], ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(control) => (
        <>
          <select {...control} {...rest}>
            {nothing !== undefined && <option value="">{nothing}</option>}
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.options.map(asOption)}
              </optgroup>
            ))}
            {others.map(asOption)}
          </select>
          <Icon path={downIcon} size={20} />
        </>
      )}
    </FieldFrame>
  );
}

function asOption({ value, text }: Option) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}
