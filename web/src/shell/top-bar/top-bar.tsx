import './top-bar.css';
import type { ReactNode } from 'react';
import { useGoBack } from '../router/router-context.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../app-context.ts';
import { shellWords } from '../shell.words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { backIcon } from '../../kit/icon/icons.ts';

type Props = { title: string; back?: boolean; actions?: ReactNode };

/**
 * On the right stands the language switch or up to two actions, never both. The host app has a bar of its own, so that
 * ours is missing there.
 */
export function TopBar({ title, back = true, actions = <LanguageSwitch /> }: Props) {
  const { inHostApp } = useAppContext();
  const say = useWords(shellWords);
  const goBack = useGoBack();
  if (inHostApp) return null;
  return (
    <header className="top-bar">
      <div className="top-bar__side">
        {back && (
          <button type="button" className="touch-square" aria-label={say.back} onClick={goBack}>
            <Icon path={backIcon} />
          </button>
        )}
      </div>
      <h1>{title}</h1>
      <div className="top-bar__side top-bar__side--end">{actions}</div>
    </header>
  );
}
