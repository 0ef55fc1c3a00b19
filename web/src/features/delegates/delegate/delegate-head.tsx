import type { Delegate } from 'contract/calls/delegates';
import { photoAddress } from 'contract/wire/media';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { BadgeArt } from '../../../kit/badge-art/badge-art.tsx';
import { BadgeMark } from '../../../kit/badge-mark/badge-mark.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { postInOrder } from '../../../lib/text/post-in-order.ts';
import { BrokenBetweenNames } from './broken-between-names.tsx';
import { delegateWords } from './delegate.words.ts';
import { globeIcon } from '../../../kit/icon/person-icons.ts';

type Shown = Pick<Delegate, 'id' | 'name' | 'otherName' | 'title' | 'organisation' | 'languages' | 'photo'>;

/** The head of the page looks like the badge: photo, both names, title and organisation, languages. */
export function DelegateHead({ delegate }: { delegate: Shown }) {
  const say = useWords(delegateWords);
  const language = useLanguage();
  const other = language === 'zh' ? 'en' : 'zh-CN';
  const { id, name, otherName, languages, photo } = delegate;
  return (
    <Card className="delegate-head">
      <BadgeArt />
      <div className="delegate-head__facts">
        <Avatar id={id} name={name} size="large" photo={photoAddress({ id, photo })} />
        <h2>
          <BrokenBetweenNames name={name} />
        </h2>
        {otherName && (
          <p className="delegate-head__other" lang={other}>
            <BrokenBetweenNames name={otherName} />
          </p>
        )}
        <div className="delegate-head__post">
          {postInOrder[language].map(
            (field) =>
              delegate[field] && (
                <p key={field} className={`delegate-head__${field}`}>
                  {delegate[field]}
                </p>
              ),
          )}
        </div>
        <div className="delegate-head__marks row">
          <BadgeMark label={say.redBadge} words />
          {languages && (
            <p className="delegate-head__languages row text-caption">
              <Icon path={globeIcon} size={15} />
              <span className="unseen">{say.languages}</span>
              <span>{languages}</span>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
