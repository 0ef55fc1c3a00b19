import type { SharedContact } from 'contract/calls/cards';
import { callLink } from 'contract/rules/readable-phone';
import { mailIcon } from '../../kit/icon/contact-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { phoneIcon } from '../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../lib/words.ts';
import { MailLink } from '../../shell/mail-link/mail-link.tsx';
import { cardWords } from './cards.words.ts';

type Props = { name: string; shared: SharedContact };

/** Calls or mails a friend, or the contact person whose data the friend shared. */
export function ContactButtons({ name, shared: { contactName, mobile, email } }: Props) {
  const say = useWords(cardWords);
  const who = contactName ?? name;
  return (
    <div className="contact-buttons">
      {mobile && (
        <a className="touch-square" href={callLink(mobile)} aria-label={say.call(who)}>
          <Icon path={phoneIcon} />
        </a>
      )}
      {email && (
        <MailLink className="touch-square" email={email} aria-label={say.mail(who)}>
          <Icon path={mailIcon} />
        </MailLink>
      )}
    </div>
  );
}
