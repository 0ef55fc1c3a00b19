import type { Acting } from 'contract/calls/modes';
import { Card } from '../../../kit/card/card.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { actingPath } from '../../../lib/paths.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { MenuLink } from '../../../shell/menu-row/menu-row.tsx';
import { assistantIcon } from '../mode-icons.ts';
import { actingWords } from './acting.words.ts';

/** The ways to the cards of the delegates for whom the viewer acts. */
export function ActsFor({ delegates }: Pick<Acting, 'delegates'>) {
  const say = useWords(actingWords);
  const language = useLanguage();
  if (delegates.length === 0) return null;
  return (
    <section>
      <SectionHeader title={say.youActFor} count={delegates.length} />
      <Card>
        {delegates.map(({ id, address, pending, ...post }) => (
          <MenuLink
            key={id}
            to={actingPath(id)}
            icon={assistantIcon}
            title={address}
            detail={postIn(language, post)}
            value={pending > 0 ? say.pending(pending) : undefined}
          />
        ))}
      </Card>
    </section>
  );
}
