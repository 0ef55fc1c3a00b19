import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnsweredCall } from 'contract/wire/call';
import type { answerLog } from '../log.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import type { CallRequest } from './admission/admission.ts';
import { fromJson } from './body/read-body.ts';
import { largestBody } from './limits/request-limits.ts';
import type { RawReply } from './send-answer.ts';

type AnswerRead = (request: CallRequest, reply: RawReply) => MaybePromise<void>;

const failures = new WeakMap<IncomingMessage, { id: string; failure: unknown }>();

/** A read that failed keeps its id when fastify answers the failure. */
export function requestIdOf(request: IncomingMessage): string {
  return failures.get(request)?.id ?? randomUUID();
}

/** Thousands of phones make these calls at once. Calls before the login need the caller's address, which fastify finds. */
export function isHotRead({ kind, who }: AnsweredCall): boolean {
  return kind === 'read' && typeof who === 'string' && who !== 'anyone';
}

/**
 * Returns a function that lets a read be answered without fastify, whose routing, hooks and reply would cost it a tenth
 * more (bench/api.ts). Fastify still gets each request that is not as phones send it, and answers what fails.
 */
export function readsPastFastify(server: FastifyInstance, logAnswer: ReturnType<typeof answerLog>) {
  const reads = new Map<string, AnswerRead>();
  const [toFastify] = server.server.listeners('request') as [RequestListener];
  server.addHook('onRequest', (request, _reply, done) => done(failures.get(request.raw)?.failure as Error | undefined));
  server.server.off('request', toFastify).on('request', (request, response) => {
    const answerRead = request.method === 'POST' ? reads.get(request.url ?? '') : undefined;
    if (!answerRead || !isAsPhonesSend(request.headers)) return toFastify(request, response);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => answer(request, response, answerRead, pieces));
  });

  function answer(request: IncomingMessage, response: ServerResponse, answerRead: AnswerRead, pieces: Buffer[]) {
    const id = randomUUID();
    const began = performance.now();
    const fail = (failure: unknown) => {
      failures.set(request, { id, failure });
      toFastify(request, response);
    };
    const log = () => {
      const [route, status, ms] = [request.url ?? '', response.statusCode, performance.now() - began];
      logAnswer?.({ reqId: id, method: 'POST', route, status, ms });
    };
    try {
      const { headers } = request;
      const answered = answerRead(
        { id, headers, body: fromJson(Buffer.concat(pieces).toString()) },
        { raw: response, hijack() {} },
      );
      if (answered instanceof Promise) void answered.then(log, fail);
      else log();
    } catch (failure) {
      fail(failure);
    }
  }

  return (path: string, answerRead: AnswerRead) => void reads.set(path, answerRead);
}

function isAsPhonesSend(headers: IncomingHttpHeaders): boolean {
  return headers['content-type'] === 'application/json' && Number(headers['content-length']) <= largestBody;
}
