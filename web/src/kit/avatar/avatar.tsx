import './avatar.css';
import { avatarGround, initialsOf } from './avatar-rules.ts';

type Props = { id: string; name: string; photo?: string; size?: 'small' | 'normal' | 'large' };

/** The name stands beside it, so the picture says nothing of its own. */
export function Avatar({ id, name, photo, size = 'normal' }: Props) {
  return (
    <span className={`avatar avatar--${size} avatar--${avatarGround(id)}`} aria-hidden="true">
      {photo ? <img src={photo} alt="" /> : initialsOf(name)}
    </span>
  );
}
