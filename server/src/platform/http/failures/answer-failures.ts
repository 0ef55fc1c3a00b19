import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyTooLarge, notFound, unreadableBody, wrongContentType } from 'contract/refusals/wire';
import type { Both } from 'contract/languages';
import type { Refusal } from 'contract/wire/refusal';
import type { RefusalDetails } from 'contract/wire/refusal-details';
import { failurePage } from '../../pages/failure-page.ts';
import { sendPage } from '../../pages/plain-page.ts';
import { unknownAddressPage } from '../../pages/unknown-address-page.ts';
import { ThrownRefusal } from '../../writes/refusing.ts';
import { languageOf } from '../request-language.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { mayPass } from './temporary-failures.ts';
import { onlyReadAddresses } from './wrong-method.ts';
import { isOpenedInBrowser, rightAppAddress } from '../web-addresses.ts';

/** This text is for failures that have no refusal. */
export const systemError: Both = { en: 'System Error', zh: '系统错误' };

/** In seconds. Phones wait up to twice as long, so that they do not all come back in the same moment. */
const tryAgainAfter = 2;

/** These transport failures have a text of their own; all others are bugs of ours and say only "system error". */
const transport: Record<string, { status: number; refusal: Refusal }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, refusal: bodyTooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, refusal: wrongContentType },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, refusal: unreadableBody },
  FST_ERR_CTP_EMPTY_TYPE: { status: 415, refusal: wrongContentType },
};

/** Turns everything thrown into an answer in the caller's language, without a stack. */
export function answerFailures(server: FastifyInstance, log: FastifyBaseLogger) {
  const isOnlyRead = onlyReadAddresses(server);
  server.setErrorHandler<FastifyError>((failure, request, reply) => {
    if (failure instanceof ThrownRefusal) return sendRefusal(request, reply, 200, failure.refusal, failure.details);
    const known = transport[failure.code];
    if (known) return sendRefusal(request, reply, known.status, known.refusal);
    if (failure.statusCode && failure.statusCode < 500)
      return sendRefusal(request, reply, failure.statusCode, unreadableBody);
    log.error({ reqId: request.id, failure: describe(failure) }, 'failed');
    const status = mayPass(failure) ? 503 : 500;
    if (status === 503) reply.header('retry-after', tryAgainAfter);
    if (isOpenedInBrowser(request)) return sendPage(reply, status, failurePage);
    return reply.status(status).send({ msg: systemError[languageOf(request.headers)], obj: null });
  });
  server.setNotFoundHandler((request, reply) => {
    const inApp = request.method === 'GET' ? rightAppAddress(request.url) : undefined;
    if (inApp) return reply.redirect(inApp, 308);
    if (isOpenedInBrowser(request)) return sendPage(reply, 404, unknownAddressPage);
    if (isOnlyRead(request)) return sendRefusal(request, reply.header('allow', 'GET, HEAD'), 405, notFound);
    return sendRefusal(request, reply, 404, notFound);
  });
}

function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  refusal: Refusal,
  details?: RefusalDetails,
) {
  return reply.status(status).send(refusalAnswer(languageOf(request.headers), refusal, details));
}

/** The failed statement is not logged, because its parameters can be personal. */
function describe(failure: FastifyError) {
  const cause = failure.cause instanceof Error ? failure.cause : failure;
  const at = failure.stack
    ?.split('\n')
    .filter((line) => line.includes('/server/src/'))
    .slice(0, 5);
  return {
    name: cause.name,
    code: (cause as { code?: unknown }).code,
    message: cause === failure ? failure.message.slice(0, 200) : undefined,
    at,
  };
}
