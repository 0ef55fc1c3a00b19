import './host-entry.css';
import { languages } from 'contract/texts';
import { type ReactNode, useEffect } from 'react';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { language } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import type { HostTicket } from '../../shell/session/launch-params.ts';
import { hostEntryWords } from './host-entry.words.ts';
import { useTrade } from './use-ticket.ts';

type Props = {
  entry: HostTicket;
  /** Nothing is sent before the privacy popup was agreed to. */
  active: boolean;
  onEntered: () => void;
  children: ReactNode;
};

/**
 * Until the person's record arrives, the name from the address is shown, and used for nothing else. The greeting
 * itself is neutral, because nobody is addressed by the bare name.
 */
export function HostEntry({ entry, active, onEntered, children }: Props) {
  const say = useWords(hostEntryWords);
  const trade = useTrade(entry, onEntered);

  useEffect(() => {
    const chosen = languages.find((known) => known === entry.lang);
    if (chosen) language.set(chosen);
  }, [entry]);
  useEffect(() => {
    if (active) trade();
  }, [active, trade]);

  return (
    <Page title={say.welcome} ownHead>
      <div className="host-entry">
        <h1>{say.welcome}</h1>
        <p>{entry.name}</p>
        <Spinner label={say.entering} />
      </div>
      {children}
    </Page>
  );
}
