import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from './router-context.ts';

type Props = ComponentProps<'a'> & { to: string; replace?: boolean };

/** A real link, so that a long press or another mouse button works as everywhere; a plain tap stays in the app. */
export function Link({ to, replace = false, onClick, children, ...rest }: Props) {
  const navigate = useNavigate();

  function tap(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(to, { replace });
  }

  return (
    <a {...rest} href={useHref(to)} onClick={tap}>
      {children}
    </a>
  );
}
