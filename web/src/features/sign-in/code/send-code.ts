import { type CallFailure, isRefusal } from '../../../lib/call/call-failure.ts';
import { draft } from '../sign-in-draft.ts';
import { askForCode, type CodeRequest } from '../sign-in.api.ts';
import { sentTo, wentTo } from './sent-to-which-address.ts';

/** Asks for a code; returns false if the server wants the characters of another picture first. */
export async function sendCode(request: CodeRequest): Promise<boolean> {
  const { flowId, channel, address } = request;
  try {
    const answer = await askForCode(request);
    if (answer.state === 'another image') {
      draft.set({ picture: { flowId, src: answer.picture, spent: false }, characters: '' });
      return false;
    }
    spendPicture();
    draft.set({
      sent: { ...sentTo(flowId, channel, address), resendAt: inSeconds(answer.resendAfter), digits: answer.digits },
      sentAddress: address,
      code: '',
    });
    return true;
  } catch (failure) {
    if (isRefusal(failure)) afterRefusal(request, failure);
    throw failure;
  }
}

function afterRefusal({ flowId, channel, address }: CodeRequest, { refusal, retryAfter }: CallFailure) {
  // A request that was refused for its form has not used up the picture.
  if (refusal !== 'wrongMobile' && refusal !== 'wrongEmail') spendPicture();
  if (!retryAfter) return;
  const known = draft.get();
  // No code went to an address that was corrected since.
  const digits = wentTo(known, channel, address) ? (known.sent?.digits ?? 0) : 0;
  const resendAt = inSeconds(retryAfter);
  draft.set({ sent: { ...sentTo(flowId, channel, address), resendAt, digits }, sentAddress: address });
}

function spendPicture() {
  const { picture } = draft.get();
  draft.set({ picture: picture && { ...picture, spent: true } });
}

// This uses the phone's own clock, even if it is wrong, because after a reload the server's time is not known at once.
const inSeconds = (seconds: number) => Date.now() + seconds * 1000;
