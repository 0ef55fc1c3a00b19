import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call, ObjOf, ParsedBodyOf } from 'contract/wire/call';
import { sessionExpired } from 'contract/refusals';
import type { Database } from '../database/database.ts';
import { refuse, Refuses } from '../refusing.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import { admit, type Surroundings } from './admission.ts';
import { commonHeaders } from './sending.ts';

/** Proxies cut what is silent for long; a comment keeps the line open, and finds the dead ones. */
const beat = 15_000;
/** A reader that takes nothing for this much is let go: it comes back and catches up. */
const mostWaiting = 64 * 1024;

type StreamAsk<C extends Call> = {
  viewer: Viewer;
  body: ParsedBodyOf<C>;
  db: Database;
  services: Services;
  send(id: number, obj: ObjOf<C>): void;
};
/** Begins to send, and answers how to stop. */
type Follow<C extends Call> = (ask: StreamAsk<C>) => Promise<() => void>;
export type Streams = <C extends Call>(call: C, follow: Follow<C>) => void;

/** Binds a declared call to server-sent events. The session is asked again with every beat. */
export function streaming(server: FastifyInstance, around: Surroundings): Streams {
  const open = new Set<FastifyReply>();
  server.addHook('preClose', async () => {
    // Fetched again elsewhere, each at a moment of its own: the reader waits a little before it comes back.
    for (const reply of open) reply.raw.end();
  });

  return (call, follow) => {
    server.post(call.path, async (request, reply) => {
      const { viewer, body, tokenHash } = await admit(call, request, around);
      if (!viewer) throw refuse(sessionExpired);
      const { db, services, clock, identify, log } = around;
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, [
        ...commonHeaders(request, clock.now()),
        ...['content-type', 'text/event-stream; charset=utf-8'],
        ...['cache-control', 'no-store'],
        ...['x-accel-buffering', 'no'],
      ]);
      raw.flushHeaders();
      open.add(reply);

      const write = (text: string) => {
        if (raw.writableLength > mostWaiting) raw.destroy();
        else if (!raw.writableEnded) raw.write(text);
      };
      let stop = () => {};
      const timer = setInterval(() => void stillSignedIn(), beat);
      raw.once('close', () => {
        clearInterval(timer);
        open.delete(reply);
        stop();
      });

      async function stillSignedIn() {
        try {
          await identify(tokenHash, db, clock.now());
          write(': beat\n\n');
        } catch (failure) {
          // An ended session hears it at its next call; a database that is away is no reason to go.
          if (failure instanceof Refuses) raw.end();
        }
      }

      try {
        const send = (id: number, obj: ObjOf<typeof call>) =>
          write(`id: ${id}\ndata: ${JSON.stringify(call.answer.parse(obj))}\n\n`);
        stop = await follow({ viewer, body, db, services, send });
        if (raw.closed) stop();
      } catch (failure) {
        log.error({ reqId: request.id, failure: (failure as Error).name }, 'stream failed');
        raw.end();
      }
    });
  };
}
