import type { Friend } from 'contract/calls/cards';
import { callLink } from 'contract/rules/readable-phone';
import { mailIcon } from '../../../kit/icon/contact-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { phoneIcon } from '../../../kit/icon/sign-in-icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useWords } from '../../../lib/words.ts';
import { CopyButton } from '../../../shell/copying/copy-button.tsx';
import { MailLink } from '../../../shell/mail-link/mail-link.tsx';
import { readableMobile } from '../../../shell/mobile-number/readable-mobile.ts';
import { cardWords } from '../cards.words.ts';
import { friendWords } from './friends.words.ts';

/** What the friend chose to share; each can be copied, for browsers that neither call nor mail. */
export function FriendContacts({ shared: { contactName, mobile, email, withdrawn } }: Pick<Friend, 'shared'>) {
  const say = { ...useWords(cardWords), ...useWords(friendWords) };
  return (
    <section className="friend-contacts" aria-label={say.theirs}>
      {contactName && <p className="friend-contacts__through text-note">{say.ofContact(contactName)}</p>}
      {mobile && (
        <ListRow
          lead={<Icon path={phoneIcon} />}
          title={
            <a className="num" href={callLink(mobile)}>
              {readableMobile(mobile)}
            </a>
          }
          detail={say.mobile}
          end={<CopyButton text={mobile} label={say.copyMobile} />}
        />
      )}
      {email && (
        <ListRow
          lead={<Icon path={mailIcon} />}
          title={<MailLink email={email}>{email}</MailLink>}
          detail={say.email}
          end={<CopyButton text={email} label={say.copyEmail} />}
        />
      )}
      {!mobile && !email && (
        <p className="friend-contacts__through text-note">{withdrawn ? say.withdrawn : say.nothingShared}</p>
      )}
    </section>
  );
}
