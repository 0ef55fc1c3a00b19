import { isConsoleCall, describeWho, type Call, type FileLimits } from 'contract/wire/call';
import { envelopeNames } from 'contract/wire/envelope';
import { PartnerHeaders, type PartnerCall } from 'contract/wire/partner-call';
import { sealedField } from 'contract/wire/sealed-text';
import { systemError } from '../failures/answer-failures.ts';
import { jsonSchema } from './json-schema.ts';
import { refusalsOf } from './refusals-of.ts';

/** The token is described as the security scheme of the session instead. */
const envelope = envelopeNames.filter((name) => name !== 'ACCESS-TOKEN');

export type Version = '3.1.1' | '3.2.0';

const meanings: Record<(typeof envelope)[number], string> = {
  languageType: 'The language of the answer: 1 Chinese, 2 English.',
  sign: 'The lower-case hex MD5 of the envelope and the body with the shared secret.',
  uniqueId: 'A random id of the browser.',
  deviceType: 'Always 8.',
  appName: 'Always cdfH5.',
  timeStamp: 'Unix seconds, at most five minutes off.',
};

export const envelopeParameters = Object.fromEntries(
  envelope.map((name) => [
    name,
    { name, in: 'header', required: true, description: meanings[name], schema: { type: 'string' } },
  ]),
);

export function operationOf(call: Call, version: Version = '3.1.1') {
  const repeats = call.kind === 'write' ? ` A repeat with the same requestId ${repeated(call)}.` : '';
  return {
    ...shared(call, version),
    description: `Who may call: ${describeWho(call.who)}.${repeats}`,
    ...envelopeOf(call),
  };
}

function repeated({ secretAnswer }: Call) {
  return secretAnswer ? 'is refused: the answer is secret and stored nowhere' : 'answers as the first time';
}

/** Calls of the secretariat have no envelope; their accounts come with the console. */
function envelopeOf(call: Call) {
  if (isConsoleCall(call)) return { security: [{ staff: [] }], parameters: [] };
  return {
    security: call.who === 'anyone' ? [] : [{ session: [] }],
    parameters: envelope.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  };
}

export function partnerOperationOf(call: PartnerCall) {
  return {
    ...shared(call, '3.1.1'),
    description: `Who may call: ${call.who}’s server, by its signature.`,
    security: [{ partner: [] }],
    parameters: Object.entries(PartnerHeaders.shape).map(([name, schema]) => {
      const { description, ...described } = jsonSchema(schema, 'input');
      return { name, in: 'header', required: true, description, schema: described };
    }),
  };
}

function shared(call: Call | PartnerCall, version: Version) {
  return {
    operationId: call.path.split('/').at(-1) ?? '',
    tags: [areaOf(call.path)],
    summary: call.summary,
    requestBody: { required: !call.body.safeParse({}).success, content: bodiesOf(call) },
    responses: {
      200: { description: 'The answer, or a refusal by its name.', content: answersOf(call, version) },
      '4XX': { description: 'A body that was not read.', content: json(refused(call)) },
      '5XX': { description: 'Nothing was done.', content: json(failed) },
    },
    'x-refusals': refusalsOf(call).map(({ code, name, says }) => ({ code, name, ...says })),
  };
}

/** `/api/<area>/<call>`; one path that is given has no area. */
function areaOf(path: string): string {
  const [, , area = '', call] = path.split('/');
  return call ? area : 'album';
}

/** The content type decides. Plain text is the field `body`, if the call has this field and requires no other. */
function bodiesOf(call: Call | PartnerCall) {
  const { body } = call;
  const schema = asItTravels(call);
  const takesText = body.safeParse({ body: '' }).success;
  if ('file' in call && call.file) return { 'multipart/form-data': withFile(schema, call.file) };
  return {
    ...json(schema),
    'application/x-www-form-urlencoded': { schema, encoding: encodingOf(schema) },
    ...(takesText && { 'text/plain': { schema: { type: 'string' } } }),
  };
}

/** Personal fields travel together in one, `sealed`, whose form is that of sealed-text.ts. */
function asItTravels(call: Call | PartnerCall) {
  const schema = jsonSchema(call.body, 'input');
  const sealed = 'sealed' in call ? call.sealed : undefined;
  if (!sealed) return schema;
  const isOpen = (name: string) => !sealed.includes(name);
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => isOpen(name)));
  const description = `The JSON of ${sealed.join(', ')}, sealed to the server’s key: <key id>.<wrapped key>.<content>`;
  return {
    ...schema,
    properties: { ...properties, [sealedField]: { type: 'string' as const, description } },
    required: [...(schema.required ?? []).filter(isOpen), sealedField],
  };
}

/** Only the fields are signed. */
function withFile(schema: ReturnType<typeof jsonSchema>, { most, pixels }: FileLimits) {
  const description = `At most ${most} bytes, and ${pixels} pixels along each side`;
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description };
  return {
    schema: {
      ...schema,
      properties: { ...schema.properties, file },
      required: [...(schema.required ?? []), 'file'],
    },
    encoding: { file: { contentType: 'image/jpeg, image/png, image/webp' } },
  };
}

/** In a form, values that are not plain text are written as JSON. */
function encodingOf({ properties = {} }: ReturnType<typeof jsonSchema>) {
  const nested = Object.entries(properties).filter(
    ([, field]) => typeof field === 'object' && !('enum' in field) && !isWord(field.type),
  );
  return Object.fromEntries(nested.map(([name]) => [name, { contentType: 'application/json' }]));
}

function isWord(type: unknown) {
  return type === 'string' || type === 'integer' || type === 'number' || type === 'boolean';
}

function answersOf(call: Call | PartnerCall, version: Version) {
  const answer = jsonSchema(call.answer, 'output');
  if (call.kind !== 'stream') return json({ oneOf: [answered(answer), refused(call)] });
  // A refusal is a single answer; only admitted callers get a stream.
  return { 'text/event-stream': streamOf(answer, version), ...json(refused(call)) };
}

/** 3.2 can say what each event is. For 3.1 a stream is a text, and the form of an event stands beside it. */
function streamOf(answer: object, version: Version) {
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: answer };
  const event = { type: 'object', required: ['id', 'data'], properties: { id: { type: 'string' }, data } };
  return version === '3.2.0' ? { itemSchema: event } : { schema: { type: 'string' }, 'x-itemSchema': event };
}

function answered(obj: object) {
  return wire({ code: { const: 0 }, msg: { const: '' }, obj });
}

function refused(call: Call | PartnerCall) {
  const refusals = refusalsOf(call);
  const codes = [...new Set(refusals.map(({ code }) => code))];
  const refusal = { enum: refusals.map(({ name }) => name) };
  return wire({
    code: { enum: codes },
    msg: { type: 'string' },
    // Strict validators want the type beside the properties, also where a reference says it.
    obj: { type: 'object', $ref: '#/components/schemas/Refusal', properties: { refusal } },
  });
}

const failed = {
  type: 'object',
  required: ['msg', 'obj'],
  properties: { msg: { enum: Object.values(systemError) }, obj: { type: 'null' } },
};

function wire(properties: { code: object; msg: object; obj: object }) {
  return { type: 'object', required: Object.keys(properties), properties };
}

function json(schema: object) {
  return { 'application/json': { schema } };
}
