import './disclosure.css';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { downIcon } from '../icon/icons.ts';

type Props = { title: ReactNode; open: boolean; onToggle: () => void; children: ReactNode };

/** A line that opens what stands below it; several in a card make an accordion. */
export function Disclosure({ title, open, onToggle, children }: Props) {
  const id = useId();
  return (
    <div className={open ? 'disclosure disclosure--open' : 'disclosure'}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span>{title}</span>
          <Icon path={downIcon} size={18} />
        </button>
      </h3>
      <div id={id} className="disclosure__body text-prose" hidden={!open}>
        {children}
      </div>
    </div>
  );
}
