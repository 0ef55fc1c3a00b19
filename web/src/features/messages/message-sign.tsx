import './message-sign.css';
import type { MessageKind } from 'contract/calls/messages';
import { bellIcon } from '../../kit/icon/bell-icon.ts';
import { cardIcon } from '../../kit/icon/card-icons.ts';
import { clockIcon } from '../../kit/icon/fact-icons.ts';
import { bookmarkIcon } from '../../kit/icon/favourite-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { placeIcon } from '../../kit/icon/icons.ts';
import { cancelledIcon, gavelIcon, ownEntryIcon, restoredIcon, speakIcon } from '../../kit/icon/message-icons.ts';

const signs = {
  speaks: { icon: speakIcon, look: 'role' },
  chairs: { icon: gavelIcon, look: 'role' },
  bookmarked: { icon: bookmarkIcon, look: 'own' },
  'own item': { icon: ownEntryIcon, look: 'news' },
  moved: { icon: clockIcon, look: 'change' },
  cancelled: { icon: cancelledIcon, look: 'warning' },
  restored: { icon: restoredIcon, look: 'own' },
  card: { icon: cardIcon, look: 'own' },
  announcement: { icon: bellIcon, look: 'news' },
} as const satisfies Record<MessageKind, { icon: string; look: string }>;

type Props = { kind: MessageKind; change: readonly { what: 'time' | 'hall' }[] };

/** The sign beside a message. The title says the same in words. */
export function MessageSign({ kind, change }: Props) {
  const { icon, look } = signs[kind];
  const onlyHall = kind === 'moved' && change.length > 0 && change.every(({ what }) => what === 'hall');
  return (
    <span className={`message-sign message-sign--${look}`}>
      <Icon path={onlyHall ? placeIcon : icon} />
    </span>
  );
}
