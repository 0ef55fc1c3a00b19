import { randomHex } from '../hash/hex.ts';
import { isRefusal } from './call-failure.ts';
import { md5Hex } from '../hash/md5.ts';

/** Each action of the user has its own id; a retry of the same action sends the same id again. */
export function newRequestId(): string {
  return randomHex(16);
}

// Only a digest of each is kept, because what was typed is personal.
const unanswered = new Map<string, { requestId: string; at: number }>();

type Write = { path: string; body: object; repeatFor: number };

/** A write whose answer got lost is sent again under its first id, so that it counts once. */
export async function asOneRequest<T>(
  { path, body, repeatFor }: Write,
  send: (requestId: string) => Promise<T>,
): Promise<T> {
  const key = md5Hex(path + JSON.stringify(body));
  const lost = unanswered.get(key);
  const request = lost && Date.now() - lost.at < repeatFor ? lost : { requestId: newRequestId(), at: Date.now() };
  unanswered.set(key, request);
  try {
    const answer = await send(request.requestId);
    unanswered.delete(key);
    return answer;
  } catch (failure) {
    if (isRefusal(failure)) unanswered.delete(key);
    throw failure;
  }
}
