import './note.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warningIcon } from '../icon/icons.ts';

type Props = { icon?: string; warn?: boolean; children: ReactNode };

/** A sentence about what stands above it; it informs and never blocks. */
export function Note({ icon = warningIcon, warn, children }: Props) {
  return (
    <div className={warn ? 'note note--warn' : 'note'}>
      <Icon path={icon} size={18} />
      <div className="grows">{children}</div>
    </div>
  );
}
