import type { z } from 'zod';
import { read, write } from './call.ts';
import type { Refusal } from './refusal.ts';
import type { Role } from './roles.ts';

/** One prefix for all of them: where the console has a host or port of its own, it is refused elsewhere (security F6). */
type ConsolePath = `/api/console/${string}`;

type Declared<Body extends z.ZodRawShape, Obj extends z.ZodType> = {
  who: readonly Role[];
  summary: string;
  body: Body;
  answer: Obj;
  refusals?: readonly Refusal<keyof Body & string>[];
  secretAnswer?: boolean;
};

/** What only phones have to know of a call. */
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
