import './wheel.css';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { indexAfterKey, indexAt, indexOfTyped } from './wheel-rules.ts';

type Option = { value: number; text: string };
type Props = { label: string; options: readonly Option[]; value: number; onChoose: (value: number) => void };

// After the last scroll event of a throw the wheel rests on a row.
const rest = 120;
const typingPause = 1_200;

/** A column of values that one throws, taps or types at; the one in the middle is chosen. */
export function Wheel({ label, options, value, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const typed = useRef({ text: '', at: 0 });
  const index = Math.max(0, options.findIndex((option) => option.value === value));
  const settle = useSettledScroll(list, index, (to) => choose(to));

  function choose(to: number) {
    const option = options[to];
    if (option) onChoose(option.value);
  }

  function onKey(event: KeyboardEvent) {
    const to = indexAfterKey(event.key, index, options.length) ?? (/^\d$/.test(event.key) ? afterDigit(event) : undefined);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  }

  function afterDigit({ key, timeStamp }: KeyboardEvent) {
    const goesOn = timeStamp - typed.current.at < typingPause;
    typed.current = { text: goesOn ? typed.current.text + key : key, at: timeStamp };
    return indexOfTyped(typed.current.text, options.map(({ text }) => text));
  }

  return (
    <div
      ref={list}
      className="wheel"
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}${index}`}
      tabIndex={0}
      onScroll={settle}
      onKeyDown={onKey}
    >
      {options.map((option, row) => (
        // The list has the focus and its keys; a row is only tapped.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div key={option.value} id={`${id}${row}`} role="option" aria-selected={row === index} onClick={() => choose(row)}>
          {option.text}
        </div>
      ))}
    </div>
  );
}

/** Keeps the chosen row in the middle, and tells which row a throw came to rest on. */
function useSettledScroll(list: { current: HTMLDivElement | null }, index: number, onSettle: (index: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rowHeight = () => list.current?.firstElementChild?.getBoundingClientRect().height ?? 0;

  useLayoutEffect(() => {
    const wheel = list.current;
    if (wheel && indexAt(wheel.scrollTop, rowHeight(), wheel.children.length) !== index) wheel.scrollTop = index * rowHeight();
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wheel = list.current;
      if (!wheel) return;
      const settled = indexAt(wheel.scrollTop, rowHeight(), wheel.children.length);
      if (settled !== index) onSettle(settled);
    }, rest);
  };
}
