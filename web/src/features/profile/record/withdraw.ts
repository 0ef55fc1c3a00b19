import type { QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../../../lib/call/call-failure.ts';
import { onceWithin } from '../../../lib/double-tap.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { fetchOwnAgain, withdrawCorrection } from '../profile.api.ts';

const once = onceWithin();

/** Takes a request back. One that was decided meanwhile is refused with the reason, and shown as it is now. */
export async function withdraw(queries: QueryClient, id: string, say: { wasWithdrawn: string }): Promise<void> {
  await once(async () => {
    try {
      await withdrawCorrection(id);
      overlay.toast(say.wasWithdrawn);
    } catch (failure) {
      // The call has shown why.
      if (!(failure instanceof CallFailure)) throw failure;
    }
    await fetchOwnAgain(queries);
  });
}
