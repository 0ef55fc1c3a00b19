import { z } from 'zod';
import type { Refusal } from './refusal.ts';
import type { Role } from './roles.ts';
import type { Shown } from './topics.ts';

/**
 * Who may call. The binding of the server checks it before the action runs. A person from the host app who has not
 * agreed to the texts yet has a session, but is not signed in. A badge session is limited until a code confirms it.
 * Calls with roles are for the secretariat, who are identified without the envelope of a phone.
 */
export type Who = PhoneWho | readonly Role[];
export type PhoneWho = 'anyone' | 'has a session' | 'signed in, limited too' | 'signed in';

/** Says whether a phone may keep the answer: not at all, freely, or only encrypted for its owner (security F11). */
type Keep = 'nothing' | 'public' | 'personal';

/** A stream is answered with server-sent events, each of which contains an answer as declared. */
type Kind = 'read' | 'write' | 'stream';

/** The client needs only these at run time; the schemas stay on the server. */
export type CallFlags = {
  path: `/api/${string}`;
  kind: Kind;
  /** The default of the specification; an option of `call()` overrides it. */
  overlay: boolean;
  keep: Keep;
  /**
   * The topics that a read shows. When one of them changes, the server drops its prepared answer and phones fetch it
   * again. If the body has an `id`, it is the id of an item of the first topic.
   */
  shows: readonly Shown[];
  /** Calls that answer a token or a code: the answer is never stored, a repeat is refused (security F9). */
  secretAnswer: boolean;
  /** The fields of a write that are personal text and travel sealed (sealed-text.ts). */
  sealed?: readonly string[];
  /** A file travels as multipart beside the fields: at most so many bytes, and pixels along each side of a picture. */
  file?: FileLimits;
};
export type FileLimits = { most: number; pixels: number };

export type Call<
  W extends Who = Who,
  Body extends z.ZodRawShape = z.ZodRawShape,
  Obj extends z.ZodType = z.ZodType,
  K extends Kind = Kind,
> = CallFlags & {
  kind: K;
  who: W;
  /** Whether also those may call who are no attendees and are only here because a delegate named them (decisions §4). */
  contactToo: boolean;
  /** One line for the OpenAPI description. */
  summary: string;
  body: z.ZodObject<Body, z.core.$strict>;
  answer: Obj;
  refusals: readonly Refusal[];
};

/** A call that has one answer. */
export type AnsweredCall = Call & { kind: 'read' | 'write' };
export type StreamCall = Call & { kind: 'stream' };

/** A call of the secretariat. */
export type ConsoleCall = Call<readonly Role[]>;

/** Used in lists and descriptions. */
export function describeWho(who: string | readonly string[]): string {
  return typeof who === 'string' ? who : who.join(' or ');
}

export function isConsoleCall(call: Call): call is ConsoleCall {
  return typeof call.who !== 'string';
}

export type BodyOf<C extends Call> = z.input<C['body']>;
export type ParsedBodyOf<C extends Call> = z.output<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
/** The return type of an action; only the declared fields leave the server. */
export type ObjOf<C extends Call> = z.input<C['answer']>;

type Declared<W extends Who, Body extends z.ZodRawShape, Obj extends z.ZodType> = {
  who: W;
  summary: string;
  body: Body;
  answer: Obj;
  overlay: boolean;
  keep: Keep;
  /** Refusals of invalid input must name a field that the body has. */
  refusals?: readonly Refusal<(keyof Body & string) | 'file'>[];
  secretAnswer?: boolean;
  contactToo?: boolean;
};

/** What a declaration leaves out. */
const usual = { refusals: [], secretAnswer: false, contactToo: false };

/** Personal text travels sealed, for which the sender must be known. */
type Sealing<W extends Who, Body extends z.ZodRawShape> = {
  sealed?: W extends 'anyone' ? never : readonly (keyof Body & string)[];
};

export function read<W extends Who, Body extends z.ZodRawShape, Obj extends z.ZodType>(
  path: `/api/${string}`,
  declared: Declared<W, Body, Obj> & Pick<CallFlags, 'shows'>,
): Call<W, Body, Obj, 'read'> {
  return { ...usual, ...declared, path, kind: 'read', body: z.strictObject(declared.body) };
}

export function stream<W extends Who, Body extends z.ZodRawShape, Obj extends z.ZodType>(
  path: `/api/${string}`,
  declared: Declared<W, Body, Obj>,
): Call<W, Body, Obj, 'stream'> {
  return { ...read(path, { shows: [], ...declared }), kind: 'stream' };
}

/** The client generates one for each action of the user and sends the same with every retry. */
export const RequestId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

export function write<W extends Who, Body extends z.ZodRawShape, Obj extends z.ZodType>(
  path: `/api/${string}`,
  declared: Declared<W, Body, Obj> & Sealing<W, Body> & Pick<CallFlags, 'file'>,
): Call<W, Body & { requestId: typeof RequestId }, Obj, 'write'> {
  const body = z.strictObject({ ...declared.body, requestId: RequestId });
  return { ...usual, shows: [], ...declared, path, kind: 'write', body };
}
