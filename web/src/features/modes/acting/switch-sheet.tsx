import './acting.css';
import type { Acting } from 'contract/calls/modes';
import { photoAddress } from 'contract/wire/media';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { tickIcon } from '../../../kit/icon/sign-in-icons.ts';
import { Pill } from '../../../kit/pill/pill.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { actingPath, cardsPath } from '../../../lib/paths.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { actingWords } from './acting.words.ts';

type Delegate = Acting['delegates'][number];
type Props = {
  delegates: readonly Delegate[];
  current: Delegate | undefined;
  hasOwnCards: boolean;
  onClose: () => void;
};

/** The delegates for whom the viewer acts, each with what waits there, and the viewer's own cards or all of them. */
export default function SwitchSheet({ delegates, current, hasOwnCards, onClose }: Props) {
  const say = useWords(actingWords);
  const language = useLanguage();
  const leads = { replace: true, className: 'switch-row row divided', onClick: onClose };
  return (
    <Sheet title={say.forWhom} closeText={say.close} onClose={onClose}>
      <div className="switch-rows">
        {delegates.map(({ id, name, photo, pending, ...post }) => (
          <Link key={id} to={actingPath(id)} {...leads} aria-current={id === current?.id ? 'true' : undefined}>
            <Avatar id={id} name={name} photo={photoAddress({ id, photo })} size="small" />
            <span className="grows">
              <span className="switch-row__name">{name}</span>
              <span className="text-caption">{postIn(language, post)}</span>
            </span>
            {pending > 0 && <Pill look="red">{say.pending(pending)}</Pill>}
            {id === current?.id && <Icon path={tickIcon} size={20} />}
          </Link>
        ))}
        <Link to={cardsPath} {...leads} aria-current={current ? undefined : 'true'}>
          <span className="grows">
            <span className="switch-row__name">{hasOwnCards ? say.myself : say.all}</span>
            {hasOwnCards && <span className="text-caption">{say.ownCards}</span>}
          </span>
          {!current && <Icon path={tickIcon} size={20} />}
        </Link>
      </div>
    </Sheet>
  );
}
