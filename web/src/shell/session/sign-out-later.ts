import { leavePath } from 'contract/wire/media';
import { fetchOrGiveUp } from '../../lib/connection/fetch-or-give-up.ts';
import { whenConnected } from '../../lib/connection/when-connected.ts';
import { hasAgreed } from '../../lib/storage/device-consent.ts';
import { storage } from '../../lib/storage/storage.ts';
import { signOutPending } from './sign-out-pending.ts';

/** The answer that found the server may be that of a login, whose token is kept a moment later. */
const pause = 2_000;
/** The server spares a session in its first minute, which may be that of a login that crossed this; a dead line rests. */
const againAfter = 60_000;

/**
 * Ends a session whose logout got lost, now or on an earlier visit, by the cookie that the browser still has: the token
 * is forgotten at once, and no script can remove the cookie.
 */
export function signOutLater(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrange = (wait = pause) => {
    clearTimeout(timer);
    timer = setTimeout(() => void leave(() => arrange(againAfter)), wait);
  };
  // Nothing is sent before the person has agreed, and then there was no session either.
  if (storage.token.get() === undefined && hasAgreed()) signOutPending.set(true);
  const stops = [whenConnected(() => arrange()), signOutPending.subscribe(() => arrange()), () => clearTimeout(timer)];
  arrange();
  return () => stops.forEach((stop) => stop());
}

async function leave(notYet: () => void) {
  if (!signOutPending.get()) return;
  const status = storage.token.get() === undefined ? await answerOfServer() : 204;
  // Without a network the connection itself says when it is worth another try.
  if (status === 202 || (status === undefined && navigator.onLine)) notYet();
  if (status === 204) signOutPending.set(false);
}

const answerOfServer = async () => (await fetchOrGiveUp(location.origin + leavePath, { method: 'POST' }))?.status;
