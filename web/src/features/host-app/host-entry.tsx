import './host-entry.css';
import type { ReactNode } from 'react';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import type { HostTicket } from '../../shell/launch/launch-params.ts';
import { hostEntryWords } from './host-entry.words.ts';
import { useHostEntry } from './use-host-entry.ts';

type Props = {
  entry: HostTicket;
  /** The ticket is spent before this, and nothing else is sent. */
  agreed: boolean;
  onEntered: () => void;
  children: ReactNode;
};

/**
 * Until the person's record arrives, the name from the address is shown, and used for nothing else. The greeting
 * itself is neutral, because nobody is addressed by the bare name.
 */
export function HostEntry({ entry, agreed, onEntered, children }: Props) {
  const say = useWords(hostEntryWords);
  useHostEntry(entry, agreed, onEntered);

  return (
    <Page title={say.welcome} ownHead>
      <div className="host-entry fills">
        <h1>{say.welcome}</h1>
        <p>{entry.name}</p>
        <Spinner label={say.entering} />
      </div>
      {children}
    </Page>
  );
}
