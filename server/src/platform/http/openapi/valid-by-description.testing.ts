import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { allCalls, partnerCalls } from 'contract/all-calls';
import { RefusalObj } from 'contract/wire/refusal-details';
import { jsonSchema } from './json-schema.ts';
import { operationOf, partnerOperationOf } from './operations.ts';

/** A validator that is not ours, as strict as it can be: it also refuses schemas that say something in vain. */
export function strictValidator() {
  const ajv = new Ajv2020({ strict: true, validateFormats: false });
  ajv.addSchema({ $id: 'described', $defs: { Refusal: jsonSchema(RefusalObj, 'output') } });
  return {
    /** Takes a schema as it stands in the description of the API. */
    compile: (schema: object) =>
      ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"described#/$defs/')) as object,
      ),
    whyNot: ({ errors }: ValidateFunction) => ajv.errorsText(errors),
  };
}

const validator = strictValidator();
const compiled = new Map<string, ValidateFunction | undefined>();

/** Throws if an answer is not as the description of the API says. */
export function checkDescribed(path: string, answer: unknown) {
  if (!compiled.has(path)) compiled.set(path, compiledFor(path));
  const isValid = compiled.get(path);
  if (isValid && !isValid(answer))
    throw new Error(`${path} answers otherwise than it is described: ${validator.whyNot(isValid)}`);
}

/** Undefined for a call that only a test declares. */
function compiledFor(path: string): ValidateFunction | undefined {
  const call = allCalls.find((one) => one.path === path);
  const ofPartners = partnerCalls.find((one) => one.path === path);
  const operation = call ? operationOf(call) : ofPartners && partnerOperationOf(ofPartners);
  const content: Record<string, { schema?: object }> = operation?.responses[200].content ?? {};
  const schema = content['application/json']?.schema;
  return schema && validator.compile(schema);
}
