import './places.css';
import type { ComponentProps } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'look' | 'small' | 'block'> & { icon: string };

/** A small action beside what it belongs to; its target is taller than its shape. */
export function PlacePill({ icon, children, ...rest }: Props) {
  return (
    <Button {...rest} small look="secondary" className="place-pill">
      <Icon path={icon} size={15} />
      {children}
    </Button>
  );
}
