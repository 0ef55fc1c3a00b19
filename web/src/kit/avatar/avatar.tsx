import './avatar.css';
import { useState } from 'react';
import { avatarGround, initialsOf } from './avatar-rules.ts';

type Props = { id: string; name: string; photo?: string | undefined; size?: 'small' | 'normal' | 'large' };

/** The name stands beside it, so the picture is silent for screen readers. It covers the initials once it is there. */
export function Avatar({ id, name, photo, size = 'normal' }: Props) {
  const [failed, fail] = useState<string>();
  return (
    <span className={`avatar avatar--${size} avatar--${avatarGround(id)}`} aria-hidden="true">
      {initialsOf(name)}
      {photo && photo !== failed && (
        <img src={photo} alt="" loading="lazy" decoding="async" onError={() => fail(photo)} />
      )}
    </span>
  );
}
