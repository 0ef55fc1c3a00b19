import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../kit/icon/icon.tsx';
import { phoneIcon } from '../../kit/icon/sign-in-icons.ts';
import { useLanguage } from '../../lib/language.ts';
import { callLink, readablePhone } from 'contract/rules/readable-phone';
import { useWords } from '../../lib/words.ts';
import { signInQueries } from './sign-in.api.ts';
import { signInWords } from './sign-in.words.ts';

type Props = { forCode: boolean; active: boolean };

/** An unknown address gets the same answers as a known one, so this tells honest users what they can do. */
export function SignInHelp({ forCode, active }: Props) {
  const say = useWords(signInWords);
  const { data: help } = useQuery({ ...signInQueries.help(useLanguage()), enabled: active });
  return (
    <div className="sign-in-help text-note">
      <p>{forCode ? say.noCode : say.needHelp}</p>
      {help && (
        <a href={callLink(help.secretariatPhone)} className="num">
          <Icon path={phoneIcon} size={18} />
          {readablePhone(help.secretariatPhone)}
        </a>
      )}
      {help && help.filings.length > 0 && (
        <ul className="sign-in-help__filings text-caption" lang="zh">
          {help.filings.map((filing) => (
            <li key={filing}>{filing}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
