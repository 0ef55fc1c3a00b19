import './banner.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** A banner under the top bar that says what still works. */
export function Banner({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <div className="banner" role="status">
      <Icon path={icon} size={20} />
      <span>{children}</span>
    </div>
  );
}
