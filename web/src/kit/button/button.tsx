import './button.css';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { onceWithin } from '../../lib/double-tap.ts';
import { Icon } from '../icon/icon.tsx';

type Props = ComponentProps<'button'> & {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  block?: boolean;
  icon?: string;
};

export function Button({ look = 'primary', small, block, icon, children, className, onClick, ...rest }: Props) {
  // The specification ignores a repeated action. The button does it, so that no page can forget it; a form guards its
  // own submission.
  const [once] = useState(() => onceWithin());
  const clickOnce = (event: MouseEvent<HTMLButtonElement>) => once(() => onClick?.(event));

  const names = ['button', `button--${look}`, small && 'button--small', block && 'button--block', className];
  return (
    <button type="button" {...rest} className={names.filter(Boolean).join(' ')} onClick={clickOnce}>
      {icon && <Icon path={icon} size={20} />}
      {children}
    </button>
  );
}
