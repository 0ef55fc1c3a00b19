import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a server and its database, and can act like a host that loses its power: it says nothing any more. */
export async function silentProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  // Without half-open sockets this machine itself would answer a goodbye.
  const proxy = createServer({ allowHalfOpen: true }, (socket) => {
    const onward = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      // Bytes that come during the silence are lost, and so is a goodbye.
      one.on('data', (bytes: Buffer) => void (isSilent || other.write(bytes)));
      one.on('end', () => void (isSilent || other.end()));
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        if (!isSilent) other.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = Object.assign(new URL(url), { host: `127.0.0.1:${(proxy.address() as AddressInfo).port}` });
  return {
    url: address.toString(),
    fallSilent: () => void (isSilent = true),
    /** The host is back, and knows nothing of the connections from before. */
    comeBack() {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
