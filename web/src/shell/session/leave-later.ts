import { leavePath } from 'contract/wire/media';
import { fetchAndNote } from '../../lib/connection/server-reached.ts';
import { whenConnected } from '../../lib/connection/when-connected.ts';
import { hasAgreed } from '../../lib/storage/device-consent.ts';
import { storage } from '../../lib/storage/storage.ts';
import { sessionLeft } from './session-left.ts';

/** The answer that found the server may be that of a login, whose token is kept a moment later. */
const pause = 2_000;

/**
 * Ends a session whose logout got lost, now or on an earlier visit, by the cookie that the browser still has: the token
 * is forgotten at once, and no script can remove the cookie.
 */
export function keepLeaving(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void leave(), pause);
  };
  // Nothing is sent before the person has agreed, and then there was no session either.
  if (storage.token.get() === undefined && hasAgreed()) sessionLeft.set(true);
  const stops = [whenConnected(arrange), sessionLeft.subscribe(arrange), () => clearTimeout(timer)];
  arrange();
  return () => stops.forEach((stop) => stop());
}

async function leave() {
  if (!sessionLeft.get()) return;
  const isOver = storage.token.get() !== undefined || (await isLeft());
  if (isOver) sessionLeft.set(false);
}

async function isLeft(): Promise<boolean> {
  try {
    return (await fetchAndNote(location.origin + leavePath, { method: 'POST', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
