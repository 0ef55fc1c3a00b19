import { useNavigate } from '../shell/router/router-context.ts';
import { EmptyState } from '../kit/empty-state/empty-state.tsx';
import { useWords } from '../lib/words.ts';
import { Page } from '../shell/page/page.tsx';
import { shellWords } from '../shell/shell.words.ts';

export default function NotFoundPage() {
  const say = useWords(shellWords);
  const navigate = useNavigate();
  const goHome = () => navigate('/', { replace: true });
  return (
    <Page title={say.appName}>
      <EmptyState
        type="e-data"
        title={say.pageMissing}
        text={say.pageMissingText}
        primary={{ text: say.openHome, onAct: goHome }}
      />
    </Page>
  );
}
