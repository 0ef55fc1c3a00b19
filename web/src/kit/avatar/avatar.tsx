import './avatar.css';
import { ServerPicture } from '../server-picture/server-picture.tsx';
import { avatarGround, initialsOf } from './avatar-rules.ts';

type Props = { id: string; name: string; photo?: string | undefined; size?: 'small' | 'normal' | 'large' };

/** The name stands beside it, so the picture is silent for screen readers. It covers the initials once it is there. */
export function Avatar({ id, name, photo, size = 'normal' }: Props) {
  return (
    <span className={`avatar avatar--${size} avatar--${avatarGround(id)}`} aria-hidden="true">
      {initialsOf(name)}
      {photo && <ServerPicture src={photo} loading="lazy" decoding="async" instead={null} />}
    </span>
  );
}
