import { isRefusal } from '../../../lib/call/call-failure.ts';
import { openOwnDraft } from '../../../shell/own-draft.ts';
import { type CodeChannel, sendAddressCode } from '../profile.api.ts';

/** A code that was requested for a new address. Without a flowId only the wait is known. */
type SentCode = { address: string; flowId: string; digits: number; resendAt: number };

/** The wait goes on while the sheet is closed. */
export const addressCodes = openOwnDraft<Partial<Record<CodeChannel, SentCode>>>({});

export async function sendCode(channel: CodeChannel, address: string): Promise<void> {
  try {
    const { flowId, digits, resendAfter } = await sendAddressCode(channel, address);
    addressCodes.change({ [channel]: { address, flowId, digits, resendAt: inSeconds(resendAfter) } });
  } catch (failure) {
    const known = addressCodes.get()[channel];
    const sent = known?.address === address ? known : { address, flowId: '', digits: 0 };
    if (isRefusal(failure) && failure.retryAfter)
      addressCodes.change({ [channel]: { ...sent, resendAt: inSeconds(failure.retryAfter) } });
    throw failure;
  }
}

// This is the phone's own clock, as the countdown's.
const inSeconds = (seconds: number) => Date.now() + seconds * 1000;
