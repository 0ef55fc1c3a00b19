import { fetchOrGiveUp } from '../../../lib/connection/fetch-or-give-up.ts';
import { isFromServer } from '../../../lib/connection/gateway-answers.ts';
import type { Trouble } from '../player-state.ts';

/** The element does not say why it got no sound, so the server is asked for one byte of it. */
export async function whyNotHeard(address: string): Promise<Trouble | 'there'> {
  // A store of files elsewhere is not followed to: that the server sends us there says enough.
  const answer = await fetchOrGiveUp(location.origin + address, {
    headers: { range: 'bytes=0-0' },
    redirect: 'manual',
  });
  await answer?.body?.cancel();
  if (!answer || !isFromServer(answer)) return 'network';
  return answer.ok || answer.type === 'opaqueredirect' ? 'there' : 'withdrawn';
}
