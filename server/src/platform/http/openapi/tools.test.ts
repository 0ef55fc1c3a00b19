import SwaggerParser from '@apidevtools/swagger-parser';
import { allCalls, partnerCalls } from 'contract/all-calls';
import { isConsoleCall } from 'contract/wire/call';
import { expect, test } from 'vitest';
import { strictValidator } from './valid-by-description.testing.ts';
import { localRoutes } from './local-routes.ts';
import { openApi } from './openapi.ts';
import { otherRoutes } from './other-routes.ts';

const ofPhones = allCalls.filter((call) => !isConsoleCall(call));
const listeners = [
  ['public', { calls: ofPhones, partnerCalls, routes: otherRoutes, origin: 'https://forum.example' }],
  [
    'local',
    { calls: allCalls.filter(isConsoleCall), partnerCalls: [], routes: localRoutes, origin: 'http://127.0.0.1' },
  ],
] as const;

type Content = Record<string, { schema?: object }>;
type Operation = { requestBody?: { content?: Content }; responses: Record<string, { content?: Content }> };

test.each(listeners)(
  'the %s description is one by the rules of a parser that many tools rest on',
  async (_, listener) => {
    const described = JSON.parse(JSON.stringify(await openApi(listener, '3.1.1'))) as { openapi: string };
    const read = await SwaggerParser.validate(described as never);
    expect('openapi' in read && read.openapi).toBe('3.1.1');
  },
);

test.each(listeners)(
  'every body and answer of the %s description is read by a strict validator',
  async (_, listener) => {
    const { paths } = JSON.parse(JSON.stringify(await openApi(listener, '3.1.1'))) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const { compile } = strictValidator();
    const schemas = Object.entries(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ requestBody, responses }) =>
        [requestBody, ...Object.values(responses)].flatMap((one) =>
          Object.values(one?.content ?? {}).flatMap(({ schema }) => (schema ? [[path, JSON.stringify(schema)]] : [])),
        ),
      ),
    );
    const distinct = new Map(schemas.map(([path = '', schema = '']) => [schema, path]));
    const refused = [...distinct].flatMap(([schema, path]) => {
      try {
        compile(JSON.parse(schema) as object);
        return [];
      } catch (failure) {
        return [`${path}: ${String(failure)}`];
      }
    });
    expect(refused).toEqual([]);
    expect(distinct.size).toBeGreaterThan(100);
  },
);

test('a schema that says something in vain is refused', () => {
  expect(() => strictValidator().compile({ properties: { a: { type: 'string' } } })).toThrow(/missing type "object"/);
});
