import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '../../shell/router/router-context.ts';
import { BadgeArt } from '../../features/sign-in/badge/badge-art.tsx';
import { CheckView } from '../../features/sign-in/badge/badge-check.tsx';
import { checkWords } from '../../features/sign-in/badge/badge-check.words.ts';
import { liveBadge } from '../../features/sign-in/badge/keep-read-badge.ts';
import { draft } from '../../features/sign-in/sign-in-draft.ts';
import { signInStorage } from '../../lib/storage/sign-in-storage.ts';
import { returnPath } from '../../shell/session/return-path.ts';
import { legalTextQueries } from '../../shell/legal-texts/legal-texts.api.ts';
import { loginPath } from '../../lib/paths.ts';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';

export default function CheckPage() {
  const say = useWords(checkWords);
  const navigate = useNavigate();
  useQuery(legalTextQueries.all(useLanguage()));
  const [badge, setBadge] = useState(liveBadge);

  function forget() {
    signInStorage.readBadge.clear();
    setBadge(undefined);
  }
  const toSignIn = () => navigate(loginPath, { replace: true });

  function leave() {
    signInStorage.readBadge.clear();
    toSignIn();
  }

  if (!badge) {
    return (
      <Page title={say.confirmYou}>
        <EmptyState
          type="e-data"
          title={say.expired}
          text={say.expiredText}
          primary={{ text: say.toSignIn, onAct: toSignIn }}
        />
      </Page>
    );
  }
  return (
    <Page title={say.confirmYou} width="scene" ownHead>
      <div className="check-page fills">
        <BadgeArt />
        <CheckView
          badge={badge}
          onSignedIn={() => navigate(returnPath.get(), { replace: true })}
          onExpired={forget}
          onNotMe={leave}
          onOtherWay={() => {
            draft.set({ method: undefined });
            leave();
          }}
        />
      </div>
    </Page>
  );
}
