import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Call } from 'contract/wire/call';
import { envelopeNames } from 'contract/wire/envelope';
import { RefusalObj } from 'contract/wire/refusal-details';
import { appVersion } from 'contract/rules/limits';

/** The API's description, made from the very schemas that validate the calls. */
export function serveOpenApi(server: FastifyInstance, calls: readonly Call[]) {
  const description = openApi(calls);
  server.get('/api/openapi.json', async () => description);
}

export function openApi(calls: readonly Call[]) {
  return {
    openapi: '3.1.0',
    info: { title: 'Forum Companion', version: appVersion },
    paths: Object.fromEntries(calls.map((call) => [call.path, { post: operation(call) }])),
    components: {
      parameters: Object.fromEntries(
        envelopeNames.map((name) => [
          name,
          { name, in: 'header', required: name !== 'ACCESS-TOKEN', schema: { type: 'string' } },
        ]),
      ),
      schemas: { Refusal: jsonSchema(RefusalObj, 'output') },
    },
  };
}

function operation(call: Call) {
  return {
    operationId: call.path.split('/').at(-1),
    summary: call.summary,
    description:
      `Who may call: ${call.who}. ${call.kind === 'write' ? 'A repeat with the same requestId answers as the first time.' : ''}`.trim(),
    parameters: envelopeNames.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: call.kind === 'write',
      content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
    },
    responses: {
      200: {
        description: 'The answer, or a refusal by its code.',
        content: { 'application/json': { schema: answerSchema(call) } },
      },
    },
    'x-refusals': call.refusals.map(({ code, name, says }) => ({ code, name, ...says })),
  };
}

function answerSchema(call: Call) {
  return {
    type: 'object',
    required: ['code', 'msg', 'obj'],
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      obj: {
        description: 'The answer when code is 0, otherwise what the refusal carries.',
        anyOf: [jsonSchema(call.answer, 'output'), { $ref: '#/components/schemas/Refusal' }],
      },
    },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
