import { invalidInput } from 'contract/refusals/wire';
import type { Both, Language } from 'contract/languages';
import type { Call } from 'contract/wire/call';
import type { z } from 'zod';
import { refuse } from '../../writes/refusing.ts';
import type { ReadBody } from './read-body.ts';

type WithBody = Pick<Call, 'body'>;

/** Returns the body as declared, or refuses with -1 and a reason for each wrong field in the caller's language. */
export function validBody<C extends WithBody>(call: C, { fields, texts }: ReadBody, language: Language) {
  const read = call.body.safeParse(texts ? typedFromTexts(call, fields) : fields, { reportInput: true });
  if (!read.success) refuse(invalidInput, { fields: messages(read.error.issues, language) });
  return read.data as z.output<C['body']>;
}

/** A form contains only text. If a field is declared as another type, its text is read as JSON. */
function typedFromTexts(call: WithBody, fields: Record<string, unknown>) {
  const declared = new Map(Object.entries(call.body.shape));
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typed(declared.get(key), value)]));
}

function typed(field: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!field || typeof value !== 'string' || fits(field, value)) return value;
  try {
    const meant: unknown = JSON.parse(value);
    return fits(field, meant) ? meant : value;
  } catch {
    return value;
  }
}

function fits(field: z.core.$ZodType, value: unknown) {
  return (field as z.ZodType).safeParse(value).success;
}

function messages(issues: readonly z.core.$ZodIssue[], language: Language) {
  // This is a map, because a field may be called toString.
  const named = new Map<string, string>();
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const key of keys.map((path) => path.map(String).join('.')))
      if (!named.has(key)) named.set(key, wordsFor(issue)[language]);
  }
  return Object.fromEntries(named);
}

const says = {
  missing: { en: 'Required', zh: '必填' },
  unknown: { en: 'Unknown field', zh: '未知字段' },
  tooLong: { en: 'Too long', zh: '内容过长' },
  tooShort: { en: 'Too short', zh: '内容过短' },
  tooLarge: { en: 'Too large', zh: '数值过大' },
  tooSmall: { en: 'Too small', zh: '数值过小' },
  wrongType: { en: 'Wrong type', zh: '类型不正确' },
  wrongValue: { en: 'Not one of the possible values', zh: '不在可选范围内' },
  wrongForm: { en: 'Incorrect format', zh: '格式不正确' },
} as const satisfies Record<string, Both>;

/** For lengths that depend on another field. */
export const { tooLong } = says;

function wordsFor(issue: z.core.$ZodIssue): Both {
  if (issue.code === 'unrecognized_keys') return says.unknown;
  if (issue.input === undefined) return says.missing;
  const isNumber = typeof issue.input === 'number';
  switch (issue.code) {
    case 'too_big':
      return isNumber ? says.tooLarge : says.tooLong;
    case 'too_small':
      return isNumber ? says.tooSmall : says.tooShort;
    case 'invalid_value':
      return says.wrongValue;
    case 'invalid_type':
      return says.wrongType;
    default:
      return says.wrongForm;
  }
}
