import type { Info } from 'contract/calls/profile';
import { photoAddress } from 'contract/wire/media';
import { useState } from 'react';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { BadgeArt } from '../../../kit/badge-art/badge-art.tsx';
import { BadgeMark } from '../../../kit/badge-mark/badge-mark.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { qrIcon } from '../../../kit/icon/info-icons.ts';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { profilePath } from '../../../lib/paths.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { MenuButton } from '../../../shell/menu-row/menu-row.tsx';
import { infoWords } from './info.words.ts';

/** The page loads it ahead, because a desk may stand where there is no network. */
export const BadgeCodeSheet = loadedLater(() => import('./badge-code-sheet.tsx'));

type Props = {
  info: Info;
  /** A limited session is confirmed before it opens the profile. */
  onConfirm: () => void;
};

/** Who the viewer is, as the badge itself. It leads to the profile. */
export function OwnBadge({ info, onConfirm }: Props) {
  const say = useWords(infoWords);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { userId, name, badge, badgeNumber, photo } = info;
  const leads = { className: 'covering', 'aria-label': say.openProfile(name), children: name };
  return (
    <Card raised className="own-badge">
      <BadgeArt />
      <span />
      <div className="own-badge__person row">
        <Avatar id={userId} name={name} photo={photoAddress({ id: userId, photo })} />
        <div className="own-badge__facts grows">
          <div className="own-badge__name row">
            <h2>
              {info.own ? (
                <Link to={profilePath} {...leads} />
              ) : (
                <button type="button" onClick={onConfirm} {...leads} />
              )}
            </h2>
            <BadgeMark look={badge} label={say[`${badge}Badge`]} words />
          </div>
          <p className="text-sub">{postIn(language, info)}</p>
          <p className="text-caption num">{[say[badge], badgeNumber].filter(Boolean).join(' · ')}</p>
        </div>
        <Icon path={onwardIcon} size={18} />
      </div>
      {badgeNumber && <MenuButton icon={qrIcon} title={say.badgeCode} onTap={() => setOpen(true)} />}
      {badgeNumber && open && <BadgeCodeSheet number={badgeNumber} onClose={() => setOpen(false)} atOnce />}
    </Card>
  );
}
