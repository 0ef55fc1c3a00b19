import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadFirstPicture } from '../../features/session/code/picture.ts';
import { hasAgreed } from '../../features/session/guard/consent.ts';
import { wanted } from '../../features/session/guard/wanted.ts';
import { Goodbye } from '../../features/session/privacy/goodbye.tsx';
import { PrivacyPopup } from '../../features/session/privacy/privacy-popup.tsx';
import { signInQueries } from '../../features/session/session.api.ts';
import { languageChoicePath } from '../../features/session/session-paths.ts';
import { SignIn } from '../../features/session/sign-in.tsx';
import { signInWords } from '../../features/session/sign-in.words.ts';
import { useIdle } from '../../lib/idle.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { useNextPage } from '../../shell/next-page.ts';
import { Page } from '../../shell/page/page.tsx';

export const ahead = loadFirstPicture;

export default function SignInPage() {
  const say = useWords(signInWords);
  const navigate = useNavigate();
  const [consent, setConsent] = useState<'given' | 'refused' | 'open'>(() => (hasAgreed() ? 'given' : 'open'));
  const next = useNextPage();
  const idle = useIdle() && consent === 'given';
  // The versions that the tick stands for.
  useQuery({ ...signInQueries.legalTexts(useLanguage()), enabled: idle });
  useEffect(() => {
    if (idle) next.prepare(wanted.path());
  }, [idle, next]);

  function goOn() {
    const path = wanted.path();
    next.ahead(path);
    void navigate(path, { replace: true });
  }

  if (consent === 'refused') {
    return <Goodbye onStartAgain={() => void navigate(languageChoicePath, { replace: true })} />;
  }
  return (
    <Page title={say.signIn} ownHead>
      <SignIn active={consent === 'given'} onSignedIn={goOn} />
      {consent === 'open' && (
        <PrivacyPopup onAgree={() => setConsent('given')} onDisagree={() => setConsent('refused')} />
      )}
    </Page>
  );
}
