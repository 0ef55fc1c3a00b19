import { type CallFailure, isRefusal } from '../../../lib/call/call-failure.ts';
import { draft } from '../draft.ts';
import { askForCode, type CodeRequest } from '../sign-in.api.ts';
import { sentTo, wentTo } from './sent-to.ts';

/** Asks for a code; false where the server wants the characters of one more picture first. */
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
  // Refused for its form, a request has not cost the picture yet.
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

// By the phone's own clock, right or wrong: after a reload the server's time is not known at once.
const inSeconds = (seconds: number) => Date.now() + seconds * 1000;
