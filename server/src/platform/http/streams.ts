import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ObjOf, ParsedBodyOf, StreamCall } from 'contract/wire/call';
import { sessionExpired } from 'contract/refusals/session';
import type { Database } from '../database/database.ts';
import { refuse, ThrownRefusal } from '../writes/refusing.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import { admit, type BindingDeps } from './admission/admission.ts';
import { commonHeaders } from './send-answer.ts';

/** Proxies cut what is silent for long; a comment keeps the line open, and finds the dead ones. */
const beat = 15_000;
/** A reader that takes nothing for this much is let go: it comes back and catches up. */
const mostWaiting = 64 * 1024;
/** When notices were lost, every session is looked up anew; not all of them in the same moment. */
const longestDoubt = 1_000;

type Event<C extends StreamCall> = { id: number; obj: ObjOf<C> };
type MaybePromise<T> = T | undefined | Promise<T | undefined>;
type StreamContext<C extends StreamCall> = {
  /** Whose stream it is. */
  personId: string;
  body: ParsedBodyOf<C>;
  db: Database;
  services: Services;
  /** One after the other, each made for the viewer as they are by then; nothing made is nothing sent. */
  send(make: (viewer: Viewer) => MaybePromise<Event<C>>): void;
};
/** Begins to send, and answers how to stop. */
type Follow<C extends StreamCall> = (context: StreamContext<C>) => () => void;
export type Streams = <C extends StreamCall>(call: C, follow: Follow<C>) => void;

type OpenStream = ReturnType<typeof streamTo>;

/** Binds a declared call to server-sent events. The session is checked at every event, beat and notice of its change. */
export function streaming(server: FastifyInstance, deps: BindingDeps): Streams {
  const { db, services, clock, log } = deps;
  const open = new Set<OpenStream>();
  // Fetched again elsewhere, each at a moment of its own: the reader waits a little before it comes back.
  server.addHook('preClose', async () => open.forEach((line) => line.end()));
  const stopListening = services.sessionChanges.subscribe((personId) => {
    for (const line of open) {
      if (line.personId === personId) void line.beat();
      else if (personId === undefined) setTimeout(() => void line.beat(), Math.random() * longestDoubt).unref();
    }
  });
  server.addHook('onClose', async () => stopListening());

  return (call, follow) => {
    server.post(call.path, async (request, reply) => {
      const { viewer, body, tokenHash } = await admit(call, request, deps);
      if (!viewer) refuse(sessionExpired);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, [
        ...commonHeaders(request, clock.now()),
        ...['content-type', 'text/event-stream; charset=utf-8'],
        ...['cache-control', 'no-store'],
        ...['x-accel-buffering', 'no'],
      ]);
      raw.flushHeaders();

      const line = streamTo(raw, {
        personId: viewer.id,
        identify: () => deps.identify(tokenHash, db, clock.now()),
        onFailure: (failure) => log.error({ reqId: request.id, failure: failure.name }, 'stream failed'),
      });
      open.add(line);
      const timer = setInterval(() => void line.beat(), beat);
      const stop = follow({
        ...{ personId: viewer.id, body, db, services },
        send: (make) =>
          line.inTurn(async (viewerNow) => {
            const event = await make(viewerNow);
            return event && `id: ${event.id}\ndata: ${JSON.stringify(call.answer.parse(event.obj))}\n\n`;
          }),
      });
      const close = () => {
        clearInterval(timer);
        open.delete(line);
        stop();
      };
      if (raw.closed) close();
      else raw.once('close', close);
    });
  };
}

type StreamOptions = { personId: string; identify(): Promise<Viewer>; onFailure(failure: Error): void };

/** What goes to one reader, for as long as their session does. */
function streamTo(raw: ServerResponse, { personId, identify, onFailure }: StreamOptions) {
  let turn = Promise.resolve();
  function write(text: string) {
    if (raw.writableLength > mostWaiting) raw.destroy();
    else if (!raw.writableEnded) raw.write(text);
  }
  async function sendEvent(make: (viewer: Viewer) => Promise<string | undefined>) {
    if (raw.writableEnded || raw.destroyed) return;
    try {
      const text = await make(await identify());
      if (text) write(text);
    } catch (failure) {
      // What could not be told is told when the reader has come back.
      raw.end();
      if (!(failure instanceof ThrownRefusal)) onFailure(failure as Error);
    }
  }
  return {
    personId,
    end: () => raw.end(),
    inTurn(make: (viewer: Viewer) => Promise<string | undefined>) {
      turn = turn.then(() => sendEvent(make));
    },
    async beat() {
      try {
        await identify();
        write(': beat\n\n');
      } catch (failure) {
        // An ended session hears it at its next call; a database that is away is no reason to go.
        if (failure instanceof ThrownRefusal) raw.end();
      }
    },
  };
}
