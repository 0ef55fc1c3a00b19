import '../../../kit/list-row/list-row.css';
import type { MediaContact, MediaOutlet } from 'contract/calls/partners';
import type { Language } from 'contract/languages';
import { callLink } from 'contract/rules/readable-phone';
import { mailIcon } from '../../../kit/icon/contact-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { phoneIcon } from '../../../kit/icon/sign-in-icons.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { copiedContact } from '../contact/copied-contact.ts';
import { contactWords } from '../contact/contact.words.ts';
import { CopyButton } from '../../../shell/copying/copy-button.tsx';
import { MailLink } from '../../../shell/mail-link/mail-link.tsx';

export function OutletRow({ outlet }: { outlet: MediaOutlet }) {
  const language = useLanguage();
  const say = useWords(contactWords);
  const { name, city, country, contact } = outlet;
  return (
    <div className="outlet-row row divided">
      <h3>{name}</h3>
      <p className="outlet-row__desk text-detail">
        <span className="unbroken">{placeIn(language, city, country)}</span> ·{' '}
        <span className="unbroken">{contact?.name ?? say.noContact}</span>
      </p>
      {contact && (
        <>
          <div className="outlet-row__links text-note">
            {contact.phone && <p className="num">{contact.phone}</p>}
            {contact.email && <Address email={contact.email} />}
          </div>
          <OutletActions name={name} contact={contact} />
        </>
      )}
    </div>
  );
}

/** Chinese names the country before the city; a city that is a country is named once. */
function placeIn(language: Language, city: string, country: string): string {
  if (city === country) return city;
  return language === 'zh' ? `${country}${city}` : `${city}, ${country}`;
}

/** A long address breaks after its @ rather than anywhere. */
function Address({ email }: { email: string }) {
  const domainAt = email.indexOf('@') + 1;
  return (
    <p>
      <span className="unbroken">{email.slice(0, domainAt)}</span>
      <span className="unbroken">{email.slice(domainAt)}</span>
    </p>
  );
}

function OutletActions({ name, contact }: { name: string; contact: MediaContact }) {
  const say = useWords(contactWords);
  return (
    <div className="outlet-row__actions">
      {contact.phone && (
        <a className="touch-square" href={callLink(contact.phone)} aria-label={say.call(name)}>
          <Icon path={phoneIcon} />
        </a>
      )}
      {contact.email && (
        <MailLink className="touch-square" email={contact.email} aria-label={say.mail(name)}>
          <Icon path={mailIcon} />
        </MailLink>
      )}
      <CopyButton text={copiedContact(name, contact)} label={say.copyContact(name)} />
    </div>
  );
}
