import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from '../../shell/router/router-context.ts';
import { loadFirstPicture } from '../../features/sign-in/image/load-picture.ts';
import { hasAgreed } from '../../lib/storage/device-consent.ts';
import { returnPath } from '../../shell/session/return-path.ts';
import { DisagreeAndExit } from '../../features/consent/privacy/disagree-and-exit.tsx';
import { PrivacyPopup } from '../../features/consent/privacy/privacy-popup.tsx';
import { legalTextQueries } from '../../shell/legal-texts/legal-texts.api.ts';
import { languageChoicePath } from '../../lib/paths.ts';
import { SignIn } from '../../features/sign-in/sign-in.tsx';
import { signInWords } from '../../features/sign-in/sign-in.words.ts';
import { useIdle } from '../../lib/idle/idle.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { useNextPage } from '../../shell/fetch-next-page.ts';
import { Page } from '../../shell/page/page.tsx';

export const ahead = loadFirstPicture;

export default function SignInPage() {
  const say = useWords(signInWords);
  const navigate = useNavigate();
  const [consent, setConsent] = useState<'given' | 'refused' | 'open'>(() => (hasAgreed() ? 'given' : 'open'));
  const next = useNextPage();
  const idle = useIdle() && consent === 'given';
  // These are the versions that the tick stands for.
  useQuery({ ...legalTextQueries.all(useLanguage()), enabled: idle });
  useEffect(() => {
    if (idle) next.prepare(returnPath.get());
  }, [idle, next]);

  function goOn() {
    const path = returnPath.get();
    next.ahead(path);
    navigate(path, { replace: true });
  }

  if (consent === 'refused') {
    return <DisagreeAndExit onStartAgain={() => navigate(languageChoicePath, { replace: true })} />;
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
