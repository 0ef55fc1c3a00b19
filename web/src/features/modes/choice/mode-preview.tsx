import type { Mode, OwnModes } from 'contract/calls/modes';
import type { Info } from 'contract/calls/profile';
import { photoAddress } from 'contract/wire/media';
import type { ReactNode } from 'react';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { BadgeMark } from '../../../kit/badge-mark/badge-mark.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { eyeIcon } from '../../../kit/icon/info-icons.ts';
import { useLanguage } from '../../../lib/language.ts';
import { postInOrder } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { maskedEmail, maskedMobile } from '../masked-address.ts';
import { exchangeIcon } from '../mode-icons.ts';
import { choiceWords } from './choice.words.ts';

/** Who the viewer is in the directory. */
export type Shown = Pick<Info, 'userId' | 'name' | 'title' | 'organisation' | 'photo'>;

type Props = { own: OwnModes; person: Shown; isListed: boolean; chosen: Mode };

/** What others see in the mode that is chosen on the screen, before it is used. */
export function ModePreview({ own, person, isListed, chosen }: Props) {
  const say = useWords(choiceWords);
  const lines = { social: <OwnDetails own={own} />, privacy: <KeptPrivate />, assistant: <ContactDetails own={own} /> };
  return (
    <section className="mode-preview">
      <h2 className="mode-preview__title row">
        <Icon path={eyeIcon} size={20} />
        {say.preview}
      </h2>
      <Card className="mode-preview__card">
        <PersonLine person={person} />
        <div className="mode-preview__then text-note num" aria-live="polite">
          {!isListed && <p>{say.notListed}</p>}
          {lines[chosen]}
        </div>
      </Card>
    </section>
  );
}

function PersonLine({ person }: { person: Shown }) {
  const say = useWords(choiceWords);
  const language = useLanguage();
  const { userId: id, name, photo } = person;
  return (
    <div className="mode-preview__person">
      <Avatar id={id} name={name} photo={photoAddress({ id, photo })} />
      <div className="mode-preview__facts grows">
        <p className="mode-preview__name">
          {name} <BadgeMark label={say.redBadge} />
        </p>
        {postInOrder[language].map((field) => person[field] && <p key={field}>{person[field]}</p>)}
      </div>
      {/* A picture of the button: it is there in every mode, and answers by the mode. */}
      <span className="mode-preview__button">
        <Icon path={exchangeIcon} size={15} />
        {say.exchange}
      </span>
    </div>
  );
}

function OwnDetails({ own: { mobile, email } }: { own: OwnModes }) {
  const say = useWords(choiceWords);
  const shared = [mobile && maskedMobile(mobile), email && maskedEmail(email)].filter(Boolean);
  if (shared.length === 0) return <p>{say.nothingOnRecord}</p>;
  return (
    <>
      <p>{say.theyGet(shared.join(say.comma))}</p>
      <p>{say.youTick}</p>
    </>
  );
}

function KeptPrivate(): ReactNode {
  const say = useWords(choiceWords);
  return (
    <>
      <p>{say.tapSays}</p>
      <p className="mode-preview__says">{say.keptPrivate}</p>
    </>
  );
}

function ContactDetails({ own: { contact } }: { own: OwnModes }) {
  const say = useWords(choiceWords);
  if (!contact) return <p>{say.contactFirst}</p>;
  const { name, mobile, email } = contact;
  return <p>{say.theyGet([name, maskedMobile(mobile), maskedEmail(email)].join(say.comma))}</p>;
}
