import { z } from 'zod';
import type { Refusal } from '../refusals.ts';
import type { Topic } from './topics.ts';

/**
 * Who may call; judged by the server's binding before the action runs. Whoever came from the host app and has yet to
 * agree to the texts has a session, but is not signed in; a badge session without a code is not confirmed.
 */
export type Who = 'anyone' | 'has a session' | 'signed in' | 'signed in and confirmed' | 'staff';

/** May a phone keep the answer: not at all, freely, or only encrypted for its owner (security F11). */
export type Keep = 'nothing' | 'public' | 'personal';

/** What the client needs to know at run time; the schemas stay on the server. */
export type CallFlags = {
  path: `/api/${string}`;
  kind: 'read' | 'write';
  /** The specification's default; `call()` takes another as an option. */
  overlay: boolean;
  keep: Keep;
  /**
   * The topics that a read shows: the server drops its prepared answer, and a phone fetches anew, when one of them
   * changes. Where the body has an `id`, it names an item of the first.
   */
  shows: readonly Topic[];
};

export type Call<
  W extends Who = Who,
  Body extends z.ZodRawShape = z.ZodRawShape,
  Obj extends z.ZodType = z.ZodType,
> = CallFlags & {
  who: W;
  /** One line for the API's own description. */
  summary: string;
  body: z.ZodObject<Body, z.core.$strict>;
  answer: Obj;
  refusals: readonly Refusal[];
  /** Calls that answer a token or a code: the answer is never stored, a repeat is refused (security F9). */
  secretAnswer: boolean;
};

export type BodyOf<C extends Call> = z.input<C['body']>;
export type ParsedBodyOf<C extends Call> = z.output<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
/** What an action returns; the declared fields alone leave the server. */
export type ObjOf<C extends Call> = z.input<C['answer']>;

type Declared<W extends Who, Body extends z.ZodRawShape, Obj extends z.ZodType> = {
  who: W;
  summary: string;
  body: Body;
  answer: Obj;
  overlay: boolean;
  keep: Keep;
  refusals?: readonly Refusal[];
  secretAnswer?: boolean;
};

export function read<W extends Who, Body extends z.ZodRawShape, Obj extends z.ZodType>(
  path: `/api/${string}`,
  declared: Declared<W, Body, Obj> & Pick<CallFlags, 'shows'>,
): Call<W, Body, Obj> {
  return { refusals: [], secretAnswer: false, ...declared, path, kind: 'read', body: z.strictObject(declared.body) };
}

/** The client makes it up once for each thing the user does, and sends it again with every retry. */
export const RequestId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

export function write<W extends Who, Body extends z.ZodRawShape, Obj extends z.ZodType>(
  path: `/api/${string}`,
  declared: Declared<W, Body, Obj>,
): Call<W, Body & { requestId: typeof RequestId }, Obj> {
  const body = z.strictObject({ ...declared.body, requestId: RequestId });
  return { refusals: [], secretAnswer: false, shows: [], ...declared, path, kind: 'write', body };
}
