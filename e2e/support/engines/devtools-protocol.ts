import { once } from 'node:events';

type Message = { id?: number; method?: string; params?: never; result?: never; error?: { message: string } };

/** One page of a Chromium, over the protocol of its developer tools; a few calls, for which no package is needed. */
export async function openProtocol(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (problem: Error) => void }>();
  const listeners = new Map<string, ((params: never) => void)[]>();
  let last = 0;
  let sessionId = '';

  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, method, params, result, error } = JSON.parse(data) as Message;
    if (method) for (const listen of listeners.get(method) ?? []) listen(params as never);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'));
  });

  function ask<T>(method: string, params: object = {}): Promise<T> {
    const id = (last += 1);
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    return new Promise<T>((resolve, reject) => waiting.set(id, { resolve, reject }));
  }
  function on<Params>(method: string, listen: (params: Params) => void) {
    listeners.set(method, [...(listeners.get(method) ?? []), listen]);
  }
  const { targetId } = await ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const attached = await ask<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  sessionId = attached.sessionId;
  return { ask, on, next: (method: string) => new Promise<void>((happened) => on(method, () => happened())) };
}
