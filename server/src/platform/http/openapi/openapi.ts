import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { appVersion } from 'contract/app-version';
import { tooOften } from 'contract/refusals/wire';
import type { Call } from 'contract/wire/call';
import type { PartnerCall } from 'contract/wire/partner-call';
import { RefusalObj } from 'contract/wire/refusal-details';
import type { Clock } from '../../clock.ts';
import { networkOf } from '../caller-network.ts';
import { refusalAnswer } from '../failures/refusal-answer.ts';
import { throttle } from '../limits/throttle.ts';
import { languageOf } from '../request-language.ts';
import { sendTagged, taggedBody, type TaggedBody } from '../public/tagged-body.ts';
import { envelopeParameters, operationOf, partnerOperationOf, type Version } from './operations.ts';
import { jsonSchema } from './json-schema.ts';
import type { RouteOperations } from './route-operation.ts';

type Described = {
  calls: readonly Call[];
  partnerCalls: readonly PartnerCall[];
  /** The routes that are no calls. */
  routes: RouteOperations;
  /** Where all of them are answered. */
  origin: string;
};

/**
 * Tools read 3.1, which has no word for a stream of events: there the form of an event stands in an extension. 3.2 has
 * one, and few tools read it yet (docs/decisions/2026-11-19-public-addresses.md).
 */
const descriptions = [
  { path: '/api/openapi.json', version: '3.1.1' },
  { path: '/api/openapi-3.2.json', version: '3.2.0' },
] as const;

/** A developer with several tools asks so often. It is the largest answer that anybody may have, so no crowd needs it. */
const allowance = { burst: 30, refill: 10_000 };
const mostNetworks = 20_000;
/** It changes with the version of the app alone. */
const cacheControl = 'public, max-age=300';

/** Serves the OpenAPI description, which is made from the schemas that also validate the calls. */
export function serveOpenApi(server: FastifyInstance, described: Described, clock: Clock) {
  const tooManyFrom = throttle(allowance, mostNetworks);
  for (const { path, version } of descriptions) {
    // Making it takes half as long as the rest of the start, and few ask for it. It is made and compressed once.
    let made: Promise<TaggedBody> | undefined;
    server.get(path, async (request, reply) => {
      const wait = tooManyFrom(networkOf(request.ip), clock.now());
      if (wait)
        return reply
          .status(429)
          .header('retry-after', wait.retryAfter)
          .send(refusalAnswer(languageOf(request.headers), tooOften, wait));
      made ??= openApi(described, version).then((all) => taggedBody(JSON.stringify(all)));
      return sendTagged(request, reply, await made, {
        type: 'application/json; charset=utf-8',
        'cache-control': cacheControl,
      });
    });
  }
}

export async function openApi({ calls, partnerCalls, routes, origin }: Described, version: Version) {
  const operations: [path: string, { post: ReturnType<typeof operationOf> | ReturnType<typeof partnerOperationOf> }][] =
    [];
  for (const call of calls) {
    operations.push([call.path, { post: operationOf(call, version) }]);
    // Others are answered in between: all of it at once would keep them waiting for a fifth of a second.
    await setImmediate();
  }
  for (const call of partnerCalls) operations.push([call.path, { post: partnerOperationOf(call) }]);
  const paths = { ...Object.fromEntries(operations), ...routes };
  const tags = Object.values(paths).flatMap((one) => Object.values(one).flatMap((operation) => operation.tags));
  return {
    openapi: version,
    info: {
      title: 'Forum Companion',
      version: appVersion,
      description: 'Every call is a POST with the envelope as headers; what a browser or a calendar fetches is a GET.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(tags)].toSorted().map((name) => ({ name })),
    paths,
    components: {
      parameters: envelopeParameters,
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'ACCESS-TOKEN', description: 'The token of a session.' },
        media: {
          type: 'apiKey',
          in: 'cookie',
          name: 'forum_media',
          description: 'Names a session, and opens media alone.',
        },
        staff: { type: 'http', scheme: 'bearer', description: 'The staff key, on the server’s own machine alone.' },
        partner: { type: 'apiKey', in: 'header', name: 'partner-signature', description: 'Made with a partner’s key.' },
      },
      schemas: { Refusal: jsonSchema(RefusalObj, 'output') },
    },
  };
}
