import './radio-list.css';
import type { KeyboardEvent } from 'react';
import { optionAfter } from './arrow-keys.ts';

type Option = { value: string; text: string };

type Props = {
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
};

/**
 * One of several, chosen by a tap, Space or Enter. The arrow keys only move, because a choice may close the sheet or
 * send something.
 */
export function RadioList({ label, options, chosen, onChoose }: Props) {
  return (
    <div className="radio-list" role="radiogroup" aria-label={label}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          role="radio"
          className="radio-list__option"
          aria-checked={value === chosen}
          // Tab enters the list at the chosen option and leaves it after that.
          tabIndex={value === chosen ? 0 : -1}
          onKeyDown={move}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function move(event: KeyboardEvent) {
  const radios = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const next = optionAfter(event.key, radios.indexOf(event.currentTarget as HTMLElement), radios.length);
  if (next === undefined) return;
  event.preventDefault();
  radios[next]?.focus();
}
