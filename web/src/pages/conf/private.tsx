import { useQuery } from '@tanstack/react-query';
import '../../features/consent/privacy/privacy-page.css';
import { useEffect } from 'react';
import { LimitedSession } from '../../features/sign-in/confirm/limited-session-note.tsx';
import { ConsentCard } from '../../features/consent/privacy/consent-card.tsx';
import { KeptAndWhy } from '../../features/consent/privacy/kept-and-why.tsx';
import { privacyPageWords } from '../../features/consent/privacy/privacy-page.words.ts';
import { MyData } from '../../features/own-data/my-data.tsx';
import { ownDataQueries } from '../../features/own-data/own-data.api.ts';
import { useConfirmSession } from '../../features/sign-in/confirm/use-confirmed-first.tsx';
import { Permissions } from '../../features/settings/permissions/permissions.tsx';
import { SignOutButton } from '../../shell/session/sign-out-button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { SectionHeader } from '../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { legalTextQueries } from '../../shell/legal-texts/legal-texts.api.ts';
import { isFirstLoad } from '../../shell/loaded/is-first-load.ts';
import { Page } from '../../shell/page/page.tsx';

export default function PrivacyPage() {
  const say = useWords(privacyPageWords);
  // Signing out works without a network, so the page that it leads to must be loaded already.
  useEffect(() => {
    import('../login/login.tsx').catch(() => undefined);
  }, []);
  const own = useQuery(ownDataQueries.state(useLanguage()));
  // What stands below the texts and the own data waits for them, because it would be moved.
  const waits = isFirstLoad(useQuery(legalTextQueries.all(useLanguage())));
  const { sheet, ask } = useConfirmSession();
  return (
    <Page title={say.privacy}>
      <div className="privacy-page">
        <LimitedSession />
        <SectionHeader title={say.kept} />
        <Card>
          <div className="privacy-page__kept">
            <KeptAndWhy />
          </div>
        </Card>
        <SectionHeader title={say.consent} />
        <ConsentCard />
        {!waits && (
          <>
            <SectionHeader title={say.permissions} />
            <Permissions />
            <MyData onConfirm={() => void ask()} />
            {!isFirstLoad(own) && <SignOutButton />}
          </>
        )}
      </div>
      {sheet}
    </Page>
  );
}
