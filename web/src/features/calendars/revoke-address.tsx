import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../kit/button/button.tsx';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { calendarQueries, revokeAddress } from './calendars.api.ts';
import { calendarWords } from './calendars.words.ts';

export function RevokeAddress({ onRevoked }: { onRevoked: () => void }) {
  const say = useWords(calendarWords);
  const queries = useQueryClient();
  async function revoke() {
    const sure = await overlay.confirm({
      ...{ title: say.revoke, text: say.revokeText, confirmText: say.revoke, destroys: true },
    });
    if (!sure) return;
    try {
      await revokeAddress();
      queries.setQueryData(calendarQueries.address().queryKey, { openedAt: null });
      overlay.toast(say.revoked);
      onRevoked();
    } catch {
      // The call has already shown the failure.
    }
  }
  return (
    <Button look="quiet" block onClick={() => void revoke()}>
      {say.revoke}
    </Button>
  );
}
