import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../kit/icon/icon.tsx';
import { backIcon } from '../../kit/icon/icons.ts';
import { ForumMark } from '../../kit/forum-mark/forum-mark.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../shell/router/link.tsx';
import { shellWords } from '../../shell/shell.words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { LanguageSwitch } from '../../shell/top-bar/language-switch.tsx';
import { signInQueries } from './sign-in.api.ts';
import { languageChoicePath } from '../../lib/paths.ts';
import { signInWords } from './sign-in.words.ts';

export function SignInHead({ active }: { active: boolean }) {
  const say = useWords(signInWords);
  const { appName } = useWords(shellWords);
  const { inHostApp } = useAppContext();
  const help = useQuery({ ...signInQueries.help(useLanguage()), enabled: active });
  return (
    <header className="sign-in-head">
      <div className="sign-in-head__bar row">
        {!inHostApp && (
          <Link to={languageChoicePath} replace className="touch-square" aria-label={say.chooseLanguage}>
            <Icon path={backIcon} />
          </Link>
        )}
        <LanguageSwitch />
      </div>
      <div className="sign-in-head__names row">
        <svg width="60" height="60" viewBox="0 0 64 64" fill="none" stroke="var(--gold)" aria-hidden="true">
          <circle cx="32" cy="32" r="31" strokeWidth="1.2" />
          <circle cx="32" cy="32" r="27.6" strokeWidth=".6" opacity=".7" />
          <ForumMark x={32} y={17.5} scale={0.275} line="var(--lacquer)" fill="none" width={1.35} />
        </svg>
        <div>
          <h1>{say.welcome}</h1>
          <p>{help.data?.forumName ?? appName}</p>
        </div>
      </div>
    </header>
  );
}
