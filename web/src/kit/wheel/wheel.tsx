import './wheel.css';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { indexAfterKey, indexAt, indexOfTyped, restsAfter, typingPause } from './wheel-rules.ts';

type Option = { value: number; text: string };
type Props = { label: string; options: readonly Option[]; value: number; onChoose: (value: number) => void };

/** A column of values to scroll, tap or type; the one in the middle is chosen. */
export function Wheel({ label, options, value, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const typed = useRef({ text: '', at: 0 });
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  function choose(to: number) {
    const option = options[to];
    if (option) onChoose(option.value);
  }
  const throwing = useThrow(list, index, choose);

  function pick(to: number) {
    throwing.forget();
    choose(to);
  }

  function onKey(event: KeyboardEvent) {
    const to = indexAfterKey(event.key, index, options.length) ?? (isTyped(event) ? afterTyping(event) : undefined);
    if (to === undefined) return;
    event.preventDefault();
    pick(to);
  }

  function afterTyping({ key, timeStamp }: KeyboardEvent) {
    const goesOn = timeStamp - typed.current.at < typingPause;
    typed.current = { text: goesOn ? typed.current.text + key : key, at: timeStamp };
    return indexOfTyped(
      typed.current.text,
      options.map(({ text }) => text),
    );
  }

  return (
    <div
      ref={list}
      className="wheel"
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}${index}`}
      tabIndex={0}
      onScroll={throwing.goesOn}
      onKeyDown={onKey}
    >
      {options.map((option, row) => (
        // The list has the focus and handles the keys; a row is only tapped.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.value}
          id={`${id}${row}`}
          role="option"
          aria-selected={row === index}
          onClick={() => pick(row)}
        >
          {option.text}
        </div>
      ))}
    </div>
  );
}

// A key with Control or Command is a shortcut of the browser.
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^[\p{L}\d]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

type List = { current: HTMLDivElement | null };

/** Keeps the chosen row in the middle and reports the row on which scrolling came to rest. */
function useThrow(list: List, index: number, onRest: (index: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    if (list.current && middleOf(list.current) !== index) list.current.scrollTo(0, index * rowHeight(list.current));
  }, [list, index]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    goesOn() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const rested = list.current ? middleOf(list.current) : index;
        if (rested !== index) onRest(rested);
      }, restsAfter);
    },
    /** A tap or a key overrides the scrolling before it. */
    forget: () => clearTimeout(timer.current),
  };
}

const rowHeight = (wheel: Element) => wheel.firstElementChild?.getBoundingClientRect().height ?? 0;
const middleOf = (wheel: Element) => indexAt(wheel.scrollTop, rowHeight(wheel), wheel.children.length);
