import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** A client that reads nothing of its answer for this long is disconnected; one that reads slowly is not. */
const patience = 60_000;
const lookEvery = 10_000;

/**
 * Sets node's own time limit only on connections whose client does not read. On all connections it would be reset with
 * every piece of data, which costs time.
 */
export function endStalled(server: FastifyInstance, times = { patience, lookEvery }) {
  const open = new Set<Socket>();
  server.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const look = () => {
    for (const socket of open) if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(times.patience);
  };
  const timer = setInterval(look, times.lookEvery).unref();
  server.addHook('onClose', async () => clearInterval(timer));
}
