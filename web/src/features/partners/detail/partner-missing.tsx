import { useNavigate } from '../../../shell/router/router-context.ts';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { useWords } from '../../../lib/words.ts';
import { partnersTabPath } from '../../../lib/paths.ts';
import { partnerWords } from './partner.words.ts';

/** Hidden, never there, or an address without an id: the same friendly way back. */
export function PartnerMissing() {
  const say = useWords(partnerWords);
  const navigate = useNavigate();
  const openList = () => navigate(partnersTabPath('partner'), { replace: true });
  return (
    <EmptyState
      type="e-data"
      title={say.missing}
      text={say.missingText}
      primary={{ text: say.openList, onAct: openList }}
    />
  );
}
