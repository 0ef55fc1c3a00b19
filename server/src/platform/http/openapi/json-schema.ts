import { z } from 'zod';

type Described = z.core.JSONSchema.JSONSchema;

/** The schema of the JSON that travels, in the form that strict validators and generators read. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, override: ({ jsonSchema: one }) => named(one) });
  return described;
}

/** A record whose names are known is an object with these properties; generators make nothing of a list of names. */
function named(one: Described) {
  const { propertyNames, additionalProperties: each, required } = one;
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  if (!names || !required || typeof each !== 'object') return;
  one.properties = Object.fromEntries(names.map((name) => [String(name), structuredClone(each)]));
  one.additionalProperties = false;
  delete one.propertyNames;
}
