import './support.css';
import { useQuery } from '@tanstack/react-query';
import { callLink, readablePhone } from 'contract/rules/readable-phone';
import { Icon } from '../../../kit/icon/icon.tsx';
import { phoneIcon } from '../../../kit/icon/sign-in-icons.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { CopyButton } from '../../../shell/copying/copy-button.tsx';
import { settingsQueries } from '../settings.api.ts';
import { supportWords } from './support.words.ts';

const emailIn = /[\w.-]+@[\w.-]+\w/;

/** The telephone is public and is there soon; the desk and the email come with the introduction. */
export function SecretariatContacts() {
  const say = useWords(supportWords);
  const language = useLanguage();
  const { data: help, isError } = useQuery(settingsQueries.help(language));
  const { data: introduction } = useQuery(settingsQueries.introduction(language));
  return (
    <section className="secretariat-contacts" aria-label={say.contact}>
      <h3>{say.contact}</h3>
      {help && <PhoneLink phone={help.secretariatPhone} />}
      {isError && !help && <p className="text-sub">{say.noContact}</p>}
      <ul>
        {introduction?.contacts.map(({ id, heading, body }) => (
          <li key={id} className="row">
            <div className="grows">
              <p className="text-detail">{heading}</p>
              <p className="secretariat-contacts__body">{body}</p>
            </div>
            {emailIn.test(body) && <CopyButton text={emailIn.exec(body)?.[0] ?? ''} label={say.copyEmail} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  const say = useWords(supportWords);
  const number = readablePhone(phone);
  return (
    <a className="button button--secondary button--block num" href={callLink(phone)} aria-label={say.call(number)}>
      <Icon path={phoneIcon} size={20} />
      {number}
    </a>
  );
}
