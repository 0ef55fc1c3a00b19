import './host-entry-view.css';
import { useEffect, useState } from 'react';
import { languages } from 'contract/texts';
import { Spinner } from '../../kit/spinner/spinner.tsx';
import { language } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import type { HostEntry } from '../../shell/session/launch-params.ts';
import { hasAgreed } from '../../lib/storage/device-consent.ts';
import { Goodbye } from '../consent/privacy/goodbye.tsx';
import { PrivacyPopup } from '../consent/privacy/privacy-popup.tsx';
import { hostEntryWords } from './host-entry.words.ts';
import { useTrade } from './use-trade.ts';

type Props = { entry: HostEntry; onEntered: () => void };

/** Until the real record arrives the name from the address greets: as text, and for nothing else. */
export default function HostEntryView({ entry, onEntered }: Props) {
  const say = useWords(hostEntryWords);
  const [consent, setConsent] = useState<'given' | 'refused' | 'open'>(() => (hasAgreed() ? 'given' : 'open'));
  const trade = useTrade(entry, onEntered);

  useEffect(() => {
    const wanted = languages.find((known) => known === entry.lang);
    if (wanted) language.set(wanted);
  }, [entry]);
  useEffect(() => {
    if (consent === 'given') trade();
  }, [consent, trade]);

  if (consent === 'refused') return <Goodbye onStartAgain={onEntered} />;
  const title = entry.name ? say.welcome(entry.name) : say.entering;
  return (
    <Page title={title} ownHead>
      <div className="host-entry">
        <h1>{title}</h1>
        <Spinner label={say.entering} />
      </div>
      {consent === 'open' && (
        <PrivacyPopup onAgree={() => setConsent('given')} onDisagree={() => setConsent('refused')} />
      )}
    </Page>
  );
}
