import { useNavigate } from '../shell/router/router-context.ts';
import { EmptyState } from '../kit/empty-state/empty-state.tsx';
import { useWords } from '../lib/words.ts';
import { Page } from '../shell/page/page.tsx';
import { shellWords } from '../shell/shell.words.ts';
import { notFoundWords } from './not-found.words.ts';

export default function NotFoundPage() {
  const [say, missing] = [useWords(shellWords), useWords(notFoundWords)];
  const navigate = useNavigate();
  const goHome = () => navigate('/', { replace: true });
  return (
    <Page title={say.appName}>
      <EmptyState
        type="e-data"
        title={missing.title}
        text={missing.text}
        primary={{ text: say.openHome, onAct: goHome }}
      />
    </Page>
  );
}
