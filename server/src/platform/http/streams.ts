import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ObjOf, ParsedBodyOf, StreamCall } from 'contract/wire/call';
import { sessionExpired } from 'contract/refusals/session';
import type { Database } from '../database/database.ts';
import { refuse, ThrownRefusal } from '../writes/refusing.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import { admit, type BindingDeps } from './admission/admission.ts';
import { beat, longestDoubt, mostUnread, streamTooMany } from './limits/stream-limits.ts';
import { commonHeaders } from './send-answer.ts';

type Event<C extends StreamCall> = { id: number; obj: ObjOf<C> };
type StreamContext<C extends StreamCall> = {
  /** The owner of the stream. */
  personId: string;
  body: ParsedBodyOf<C>;
  db: Database;
  services: Services;
  /** Sends events in order. Each is made for the viewer's badge at that time; undefined sends nothing. */
  send(make: (viewer: Viewer) => MaybePromise<Event<C> | undefined>): void;
};
/** Begins to send and returns a function that stops it. */
type Follow<C extends StreamCall> = (context: StreamContext<C>) => () => void;
export type Streams = <C extends StreamCall>(call: C, follow: Follow<C>) => void;

type OpenStream = ReturnType<typeof streamTo>;

/** Binds a declared call to server-sent events. The session is checked at every event, beat and notice of its change. */
export function streaming(server: FastifyInstance, deps: BindingDeps): Streams {
  const { db, services, clock, log } = deps;
  const open = new Set<OpenStream>();
  let stopping = false;
  // The clients reconnect to other instances, each after a random delay.
  server.addHook('preClose', async () => {
    stopping = true;
    open.forEach((line) => line.end());
  });
  const stopListening = services.sessionChanges.subscribe((personId) => {
    for (const line of open) {
      if (line.personId === personId) void line.beat();
      else if (personId === undefined) setTimeout(() => void line.beat(), Math.random() * longestDoubt).unref();
    }
  });
  server.addHook('onClose', async () => stopListening());

  return (call, follow) => {
    server.post(call.path, async (request, reply) => {
      const { viewer, body, token } = await admit(call, request, deps);
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
        sessionId: viewer.sessionId,
        identify: () => deps.identify(token, { db, now: clock.now() }),
        onFailure: (failure) => log.error({ reqId: request.id, failure: failure.name }, 'stream failed'),
      });
      open.add(line);
      streamTooMany(open, viewer.sessionId)?.end();
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
      // A stream that a connection opens late would keep the server from stopping.
      if (stopping) line.end();
    });
  };
}

type StreamOptions = {
  personId: string;
  sessionId: string;
  identify(): MaybePromise<Viewer>;
  onFailure(failure: Error): void;
};

/** The stream to one client, which lasts no longer than the session. */
function streamTo(raw: ServerResponse, { personId, sessionId, identify, onFailure }: StreamOptions) {
  let turn = Promise.resolve();
  function write(text: string) {
    if (raw.writableLength > mostUnread) raw.destroy();
    else if (!raw.writableEnded) raw.write(text);
  }
  async function sendEvent(make: (viewer: Viewer) => Promise<string | undefined>) {
    if (raw.writableEnded || raw.destroyed) return;
    try {
      const text = await make(await identify());
      if (text) write(text);
    } catch (failure) {
      // The client gets the failed event when it reconnects.
      raw.end();
      if (!(failure instanceof ThrownRefusal)) onFailure(failure as Error);
    }
  }
  return {
    personId,
    sessionId,
    isEnding: () => raw.writableEnded,
    end: () => raw.end(),
    inTurn(make: (viewer: Viewer) => Promise<string | undefined>) {
      turn = turn.then(() => sendEvent(make));
    },
    async beat() {
      try {
        await identify();
        write(': beat\n\n');
      } catch (failure) {
        // An ended session ends its stream. An unreachable database does not.
        if (failure instanceof ThrownRefusal) raw.end();
      }
    },
  };
}
