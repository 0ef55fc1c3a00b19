import './choice.css';
import type { Acting } from 'contract/calls/modes';
import { Card } from '../../../kit/card/card.tsx';
import { correctIcon, shieldIcon } from '../../../kit/icon/info-icons.ts';
import { privacyPath, profilePath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { MenuLink } from '../../../shell/menu-row/menu-row.tsx';
import { ActsFor } from '../acting/acts-for.tsx';
import { modeWords } from '../modes.words.ts';
import { noModesWords } from './no-modes.words.ts';

/** For other badges: why there is no mode to choose, and what is theirs. */
export function NoModes({ delegates }: { delegates: Acting['delegates'] }) {
  const say = useWords(noModesWords);
  const { redBadgeOnly } = useWords(modeWords);
  return (
    <div className="modes-view">
      <Card padded>
        <h2 className="no-modes__title">{redBadgeOnly}</h2>
        <p className="text-sub">{say.why}</p>
      </Card>
      <ActsFor delegates={delegates} />
      <Card>
        <MenuLink to={profilePath} icon={correctIcon} title={say.profile} />
        <MenuLink to={privacyPath} icon={shieldIcon} title={say.privacy} />
      </Card>
    </div>
  );
}
