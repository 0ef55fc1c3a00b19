import './search-field.css';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { lookIcon } from '../icon/search-icons.ts';

type Props = {
  label: string;
  placeholder?: string | undefined;
  clearText: string;
  value: string;
  onChange: (value: string) => void;
  /** Called by Enter or by the search key of a phone's keyboard. */
  onSubmit?: (value: string) => void;
  /** For a field that the user has just opened. */
  takesFocus?: boolean;
};

/** Searches while the user types; the label is for those who cannot see the icon. */
export function SearchField({
  label,
  placeholder = label,
  clearText,
  value,
  onChange,
  onSubmit,
  takesFocus = false,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <form
      role="search"
      className="search-field"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
    >
      <Icon path={lookIcon} size={20} />
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" className="touch-square" aria-label={clearText} onClick={clear}>
          <Icon path={closeIcon} size={18} />
        </button>
      )}
    </form>
  );
}
