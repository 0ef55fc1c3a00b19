import type { FastifyInstance } from 'fastify';
import { appVersion } from 'contract/app-version';
import type { Call } from 'contract/wire/call';
import type { PartnerCall } from 'contract/wire/partner-call';
import { RefusalObj } from 'contract/wire/refusal-details';
import { envelopeParameters, operationOf, partnerOperationOf } from './operations.ts';
import { jsonSchema } from './json-schema.ts';
import { otherRoutes } from './other-routes.ts';

type Described = { calls: readonly Call[]; partnerCalls: readonly PartnerCall[] };

/** Serves the OpenAPI description, which is made from the schemas that also validate the calls. */
export function serveOpenApi(server: FastifyInstance, described: Described) {
  // Making it takes half as long as the rest of the start, and few ask for it.
  let description: ReturnType<typeof openApi> | undefined;
  server.get('/api/openapi.json', async () => (description ??= openApi(described)));
}

function openApi({ calls, partnerCalls }: Described) {
  return {
    // 3.2 is the first version that can describe a stream of events.
    openapi: '3.2.0',
    info: { title: 'Forum Companion', version: appVersion },
    paths: {
      ...Object.fromEntries(calls.map((call) => [call.path, { post: operationOf(call) }])),
      ...Object.fromEntries(partnerCalls.map((call) => [call.path, { post: partnerOperationOf(call) }])),
      ...otherRoutes,
    },
    components: {
      parameters: envelopeParameters,
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'ACCESS-TOKEN', description: 'The token of a session.' },
        staff: { type: 'http', scheme: 'bearer', description: 'The staff key, on the server’s own machine alone.' },
        partner: { type: 'apiKey', in: 'header', name: 'partner-signature', description: 'Made with a partner’s key.' },
      },
      schemas: { Refusal: jsonSchema(RefusalObj, 'output') },
    },
  };
}
