import { useNow } from '../../../lib/clock.ts';
import { useDraft } from '../sign-in-draft.ts';
import type { CodeChannel } from './code-address.ts';
import { secondsUntil } from '../../../shell/code-field/seconds-or-minutes.ts';
import { wentTo } from './sent-to-which-address.ts';

/**
 * Seconds until the user may ask for another code. They count for the address that the code went to, not for a
 * corrected one.
 */
export function useResendWait(channel: CodeChannel, address: string): number {
  const known = useDraft();
  useNow(1_000);
  if (known.sent?.channel !== channel) return 0;
  const concernsIt = address === '' || wentTo(known, channel, address);
  return concernsIt ? secondsUntil(known.sent.resendAt) : 0;
}
