import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { profilePath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { shareWords } from './share.words.ts';

/** Without a contact on record there is no card to give; the profile is where one is added. */
export function NothingToShare() {
  const say = useWords(shareWords);
  const navigate = useNavigate();
  return (
    <EmptyState
      type="e-data"
      title={say.nothingOnRecord}
      text={say.nothingOnRecordText}
      primary={{ text: say.openProfile, onAct: () => navigate(profilePath) }}
    />
  );
}
