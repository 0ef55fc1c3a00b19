import { type ReactNode, useRef } from 'react';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';

const Pulling = loadedLater(() => import('./pulling.tsx'));

/** A page that is fetched again when one pulls it down. What follows the finger comes when the phone is idle. */
export function RefreshedByPulling({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className="pull-to-refresh">
      <Pulling area={area} />
      <div className="pull-to-refresh__content">{children}</div>
    </div>
  );
}
