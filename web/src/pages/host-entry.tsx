import { useState } from 'react';
import { DisagreeAndExit } from '../features/consent/privacy/disagree-and-exit.tsx';
import { PrivacyPopup } from '../features/consent/privacy/privacy-popup.tsx';
import { HostEntry } from '../features/host-app/host-entry.tsx';
import { hasAgreed } from '../lib/storage/device-consent.ts';
import type { HostTicket } from '../shell/launch/launch-params.ts';

type Props = { entry: HostTicket; onEntered: () => void };

/** This page has no address of its own: it shows before the page that the host app opened. */
export default function HostEntryPage({ entry, onEntered }: Props) {
  const [consent, setConsent] = useState<'given' | 'refused' | 'open'>(() => (hasAgreed() ? 'given' : 'open'));
  if (consent === 'refused') return <DisagreeAndExit onStartAgain={onEntered} />;
  return (
    <HostEntry entry={entry} agreed={consent === 'given'} onEntered={onEntered}>
      {consent === 'open' && (
        <PrivacyPopup byPartner onAgree={() => setConsent('given')} onDisagree={() => setConsent('refused')} />
      )}
    </HostEntry>
  );
}
