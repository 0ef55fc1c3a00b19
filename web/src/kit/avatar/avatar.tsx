import './avatar.css';
import { useState } from 'react';
import { avatarGround, initialsOf } from './avatar-rules.ts';

type Props = { id: string; name: string; photo?: string; size?: 'small' | 'normal' | 'large' };

/**
 * The name stands beside it, so the picture is silent for screen readers. If it does not load, the initials stand in.
 */
export function Avatar({ id, name, photo, size = 'normal' }: Props) {
  const [failed, fail] = useState<string>();
  return (
    <span className={`avatar avatar--${size} avatar--${avatarGround(id)}`} aria-hidden="true">
      {photo && photo !== failed ? (
        <img src={photo} alt="" decoding="async" onError={() => fail(photo)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
