import { serverReached } from './server-reached.ts';

/** Runs when the network or the server is back; the returned function calls it off. */
export function whenConnected(action: () => void): () => void {
  const stop = serverReached.subscribe(() => serverReached.get() && action());
  window.addEventListener('online', action);
  return () => {
    stop();
    window.removeEventListener('online', action);
  };
}
