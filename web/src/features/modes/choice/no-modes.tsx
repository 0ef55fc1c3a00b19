import './choice.css';
import type { Acting } from 'contract/calls/modes';
import { Card } from '../../../kit/card/card.tsx';
import { correctIcon, shieldIcon } from '../../../kit/icon/info-icons.ts';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { actingPath, privacyPath, profilePath } from '../../../lib/paths.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { MenuLink } from '../../../shell/menu-row/menu-row.tsx';
import { assistantIcon } from '../mode-icons.ts';
import { modeWords } from '../modes.words.ts';
import { noModesWords } from './no-modes.words.ts';

/** For other badges: why there is no mode to choose, and what is theirs. */
export function NoModes({ delegates }: { delegates: Acting['delegates'] }) {
  const say = useWords(noModesWords);
  const { redBadgeOnly } = useWords(modeWords);
  const language = useLanguage();
  return (
    <div className="modes-view">
      <Card padded>
        <h2 className="no-modes__title">{redBadgeOnly}</h2>
        <p className="text-sub">{say.why}</p>
      </Card>
      {delegates.length > 0 && (
        <section>
          <SectionHeader title={say.actsFor} count={delegates.length} />
          <Card>
            {delegates.map(({ id, address, ...post }) => (
              <MenuLink
                key={id}
                to={actingPath(id)}
                icon={assistantIcon}
                title={address}
                detail={postIn(language, post)}
                value={post.pending > 0 ? String(post.pending) : undefined}
              />
            ))}
          </Card>
        </section>
      )}
      <Card>
        <MenuLink to={profilePath} icon={correctIcon} title={say.profile} />
        <MenuLink to={privacyPath} icon={shieldIcon} title={say.privacy} />
      </Card>
    </div>
  );
}
