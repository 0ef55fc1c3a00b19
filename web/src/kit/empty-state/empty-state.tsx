import './empty-state.css';
import { useLayoutEffect, useRef } from 'react';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { Button } from '../button/button.tsx';
import { focusTitle } from '../give-title-focus.ts';

type Action = { text: string; icon?: string; onAct: () => void };

type Props = {
  type: 'e-data' | 'e-net';
  title: string;
  text?: string | undefined;
  primary?: Action | undefined;
  quiet?: Action | undefined;
};

/** The app loads the drawings ahead, because without a network it would be too late. */
export const EmptyStateArt = loadedLater(() => import('./empty-state-art.tsx'));

export function EmptyState({ type, title, text, primary, quiet }: Props) {
  const view = useRef<HTMLElement>(null);
  // A button that worked disappears with all of this, and the focus must not disappear with it.
  useLayoutEffect(() => {
    const shown = view.current;
    return () => void (shown?.contains(document.activeElement) && focusTitle(document));
  }, []);

  return (
    <section ref={view} className={`empty-state fills empty-state--${type}`}>
      <div className="empty-state__art">
        <EmptyStateArt type={type} atOnce />
      </div>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {primary && (
        <Button {...(primary.icon && { icon: primary.icon })} onClick={primary.onAct}>
          {primary.text}
        </Button>
      )}
      {quiet && (
        <Button look="quiet" onClick={quiet.onAct}>
          {quiet.text}
        </Button>
      )}
    </section>
  );
}
