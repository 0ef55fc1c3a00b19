import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Somebody who takes nothing of an answer for this long is given up; whoever takes it slowly is not. */
const patience = 60_000;
const lookEvery = 10_000;

/**
 * Node's own time limit, but only for connections that have something to send which is not taken: set at each of
 * them, it would be set anew with every piece that moves.
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
