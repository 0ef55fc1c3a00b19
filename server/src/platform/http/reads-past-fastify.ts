import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { answerLog } from '../log.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import type { CallRequest } from './admission/admission.ts';
import { fromJson } from './body/read-body.ts';
import { largestBody } from './limits/request-limits.ts';
import type { RawReply } from './send-answer.ts';

type AnswerRead = (request: CallRequest, reply: RawReply) => MaybePromise<void>;

const failures = new WeakMap<IncomingMessage, { id: string; ms: number; failure: Error }>();

/** A read that failed keeps its id when fastify answers the failure. */
export function requestIdOf(request: IncomingMessage): string {
  return failures.get(request)?.id ?? randomUUID();
}

/** The time that a request took before fastify got it. */
export function msPastFastify(request: IncomingMessage): number {
  return failures.get(request)?.ms ?? 0;
}

/**
 * Returns a function that lets a read be answered without fastify, whose routing, hooks and reply would cost it a tenth
 * more (bench/api.ts). Fastify still gets each request that is not as phones send it, and answers what fails.
 */
export function readsPastFastify(server: FastifyInstance, logAnswer: ReturnType<typeof answerLog>) {
  const reads = new Map<string, AnswerRead>();
  const [toFastify] = server.server.listeners('request') as [RequestListener];
  server.addHook('onRequest', (request, _reply, done) => done(failures.get(request.raw)?.failure));
  server.server.off('request', toFastify).on('request', (request, response) => {
    const answerRead = request.method === 'POST' ? reads.get(request.url ?? '') : undefined;
    // While the server stops, fastify answers and closes one connection after the other.
    if (!answerRead || !server.server.listening || !isAsPhonesSend(request.headers))
      return toFastify(request, response);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => answer(request, response, answerRead, pieces));
  });

  function answer(request: IncomingMessage, response: ServerResponse, answerRead: AnswerRead, pieces: Buffer[]) {
    const id = randomUUID();
    const began = performance.now();
    const fail = (failure: unknown) => {
      const known = failure instanceof Error ? failure : new Error('failed without a reason');
      failures.set(request, { id, ms: performance.now() - began, failure: known });
      toFastify(request, response);
    };
    const log = () => {
      const [route, status, ms] = [request.url ?? '', response.statusCode, performance.now() - began];
      logAnswer?.({ reqId: id, method: 'POST', route, status, ms });
    };
    let answered: MaybePromise<void>;
    try {
      const body = fromJson(Buffer.concat(pieces).toString());
      answered = answerRead({ id, headers: request.headers, body }, { raw: response, hijack() {} });
    } catch (failure) {
      return fail(failure);
    }
    if (answered instanceof Promise) void answered.then(log, fail);
    else log();
  }

  return (path: string, answerRead: AnswerRead) => void reads.set(path, answerRead);
}

function isAsPhonesSend(headers: IncomingHttpHeaders): boolean {
  return headers['content-type'] === 'application/json' && Number(headers['content-length']) <= largestBody;
}
