import type { z } from 'zod';
import { read, write } from './call.ts';
import type { Refusal } from './refusal.ts';
import type { Role } from './roles.ts';

/**
 * All calls of the console share this prefix, so that a proxy can refuse it on the phones' host or port (security F6).
 */
type ConsolePath = `/api/console/${string}`;

type Declared<Body extends z.ZodRawShape, Obj extends z.ZodType> = {
  who: readonly Role[];
  summary: string;
  body: Body;
  answer: Obj;
  refusals?: readonly Refusal<keyof Body & string>[];
  secretAnswer?: boolean;
};

/** The parts of a declaration that only phones need. */
const noPhone = { overlay: false, keep: 'nothing', shows: [] } as const;

export function consoleRead<Body extends z.ZodRawShape, Obj extends z.ZodType>(
  path: ConsolePath,
  declared: Declared<Body, Obj>,
) {
  return read(path, { ...noPhone, ...declared });
}

export function consoleWrite<Body extends z.ZodRawShape, Obj extends z.ZodType>(
  path: ConsolePath,
  declared: Declared<Body, Obj>,
) {
  return write(path, { ...noPhone, ...declared });
}
