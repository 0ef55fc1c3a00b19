import { useNavigate } from '../../../shell/router/router-context.ts';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { directoryPath } from '../../../lib/paths.ts';
import { delegateWords } from './delegate.words.ts';

/** Withdrawn, never there, or an address without an id: the same friendly way back. */
export function DelegateMissing() {
  const say = useWords(delegateWords);
  const navigate = useNavigate();
  const openDirectory = () => navigate(directoryPath, { replace: true });
  return (
    <EmptyState
      type="e-data"
      title={say.missing}
      text={say.missingText}
      primary={{ text: say.openDirectory, onAct: openDirectory }}
    />
  );
}
