import { useRef } from 'react';
import { newRequestId } from '../../../lib/call/request-id.ts';
import { askForCode, type CodeRequest } from '../sign-in.api.ts';
import { isAddress, type CodeWay } from './address.ts';
import { draft } from '../draft.ts';
import { isAnswer, placeOf, type Problems, retryAfterOf } from './refusal-place.ts';
import { sentTo, wentTo } from './sent-to.ts';

type Words = { wrongMobile: string; wrongEmail: string; typeCharacters: string; oneMore: string };
/** What came of asking for a code: problems to show, or the code is on its way. */
export type Outcome = { problems: Problems; sent: boolean };

/** Asks for a code. A request whose answer got lost is sent again with the same id, so it counts once. */
export function useSendCode(way: CodeWay, address: string, say: Words) {
  const lost = useRef<{ body: string; requestId: string }>(undefined);

  return async (): Promise<Outcome> => {
    const { picture, characters } = draft.get();
    if (!isAddress(way, address)) return told({ address: way === 'mobile' ? say.wrongMobile : say.wrongEmail });
    if (!picture || !characters.trim()) return told({ characters: say.typeCharacters });

    const request = { flowId: picture.flowId, way, address, characters: characters.trim() };
    const body = JSON.stringify(request);
    const requestId = lost.current?.body === body ? lost.current.requestId : newRequestId();
    lost.current = { body, requestId };
    try {
      return await ask(request, requestId, say);
    } catch (failure) {
      if (!isAnswer(failure)) return told({});
      lost.current = undefined;
      const place = placeOf(failure);
      // Refused for its form, a request has not cost the picture yet.
      if (place !== 'address') draft.set({ picture: { ...picture, spent: true } });
      const wait = retryAfterOf(failure);
      if (wait) keepWait(request, wait);
      return told({ [place]: failure.msg });
    }
  };
}

async function ask(request: CodeRequest, requestId: string, say: Words): Promise<Outcome> {
  const answer = await askForCode(request, requestId);
  const { flowId, way, address } = request;
  if (answer.state === 'another image') {
    draft.set({ picture: { flowId, src: answer.picture, spent: false }, characters: '' });
    return told({ characters: say.oneMore });
  }
  const { picture } = draft.get();
  // By the phone's own clock, right or wrong: after a reload the server's time is not known at once.
  const resendAt = Date.now() + answer.resendAfter * 1000;
  draft.set({
    picture: picture && { ...picture, spent: true },
    sent: { ...sentTo(flowId, way, address), resendAt, digits: answer.digits },
    sentAddress: address,
    code: '',
  });
  return { problems: {}, sent: true };
}

function keepWait({ flowId, way, address }: CodeRequest, seconds: number) {
  const known = draft.get();
  // No code went to an address that was corrected since.
  const digits = wentTo(known, way, address) ? (known.sent?.digits ?? 0) : 0;
  const resendAt = Date.now() + seconds * 1000;
  draft.set({ sent: { ...sentTo(flowId, way, address), resendAt, digits }, sentAddress: address });
}

const told = (problems: Problems): Outcome => ({ problems, sent: false });
