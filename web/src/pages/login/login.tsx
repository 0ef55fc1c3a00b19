import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hasAgreed } from '../../features/session/guard/consent.ts';
import { wanted } from '../../features/session/guard/wanted.ts';
import { Goodbye } from '../../features/session/privacy/goodbye.tsx';
import { PrivacyPopup } from '../../features/session/privacy/privacy-popup.tsx';
import { signInQueries } from '../../features/session/session.api.ts';
import { languageChoicePath } from '../../features/session/session-paths.ts';
import { SignIn } from '../../features/session/sign-in.tsx';
import { signInWords } from '../../features/session/sign-in.words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';

export default function SignInPage() {
  const say = useWords(signInWords);
  const navigate = useNavigate();
  const [consent, setConsent] = useState<'given' | 'refused' | 'open'>(() => (hasAgreed() ? 'given' : 'open'));
  // The versions that the tick stands for.
  useQuery({ ...signInQueries.legalTexts(useLanguage()), enabled: consent === 'given' });

  if (consent === 'refused') {
    return <Goodbye onStartAgain={() => void navigate(languageChoicePath, { replace: true })} />;
  }
  return (
    <Page title={say.signIn} ownHead>
      <SignIn active={consent === 'given'} onSignedIn={() => void navigate(wanted.path(), { replace: true })} />
      {consent === 'open' && (
        <PrivacyPopup onAgree={() => setConsent('given')} onDisagree={() => setConsent('refused')} />
      )}
    </Page>
  );
}
