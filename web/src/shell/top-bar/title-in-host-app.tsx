import type { ReactNode } from 'react';
import { useAppContext } from '../app-context.ts';
import { LanguageSwitch } from './language-switch.tsx';

type Props = { title: string; actions?: ReactNode };

/** Inside the host app there is no top bar, so that its contents stand in the page. */
export function TitleInHostApp({ title, actions = <LanguageSwitch /> }: Props) {
  const { inHostApp } = useAppContext();
  if (!inHostApp) return null;
  return (
    <div className="title-in-host-app">
      <h1 className="unseen">{title}</h1>
      {actions}
    </div>
  );
}
