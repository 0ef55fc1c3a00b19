import './contact.css';
import type { MediaContact } from 'contract/calls/partners';
import { callLink } from 'contract/rules/readable-phone';
import { deskIcon, mailIcon } from '../../../kit/icon/contact-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { phoneIcon } from '../../../kit/icon/sign-in-icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useWords } from '../../../lib/words.ts';
import { copiedContact } from './copied-contact.ts';
import { contactWords } from './contact.words.ts';
import { CopyButton } from '../../../shell/copying/copy-button.tsx';
import { MailLink } from '../../../shell/mail-link/mail-link.tsx';

/** The contact with telephone and email; each can be copied, for browsers that open neither. */
export function ContactRows({ name, contact }: { name: string; contact: MediaContact }) {
  const say = useWords(contactWords);
  const { phone, email } = contact;
  return (
    <div className="contact-rows">
      <ListRow
        lead={<Icon path={deskIcon} />}
        title={contact.name}
        detail={name}
        end={<CopyButton text={copiedContact(name, contact)} label={say.copyContact(name)} />}
      />
      {phone && (
        <ListRow
          lead={<Icon path={phoneIcon} />}
          title={
            <a className="num" href={callLink(phone)}>
              {phone}
            </a>
          }
          detail={say.phone}
          end={<CopyButton text={phone} label={say.copyPhone} />}
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
    </div>
  );
}
