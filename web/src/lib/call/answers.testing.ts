import { notFound } from 'contract/refusals/wire';
import { type Language, languageOfType } from 'contract/languages';
import type { AnswerOf, BodyOf, Call } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import type { Refusal } from 'contract/wire/refusal';
import type { RefusalDetails } from 'contract/wire/refusal-details';
import { parsed } from '../json.ts';

/** A reply that breaks the connection before the answer is there. */
export const lost = Symbol('lost');
class Refused {
  readonly refusal: Refusal;
  readonly details: RefusalDetails;
  constructor(refusal: Refusal, details: RefusalDetails) {
    this.refusal = refusal;
    this.details = details;
  }
}
export const refused = (refusal: Refusal, details: RefusalDetails = {}) => new Refused(refusal, details);

type Reply<C extends Call> = AnswerOf<C> | Refused | Response | typeof lost;
type ReceivedCall<C extends Call> = {
  body: BodyOf<C>;
  language: Language;
  /** How often the call was made, this time included. */ times: number;
};
export type Answering = { path: string; reply: (asked: never) => unknown };

/** Sets the answer to a call. It has to have the shape that the call declares, otherwise it does not compile. */
export function answers<C extends Call>(
  { path }: C,
  reply: Reply<C> | ((asked: ReceivedCall<C>) => Reply<C> | Promise<Reply<C>>),
): Answering {
  return { path, reply: typeof reply === 'function' ? (reply as Answering['reply']) : () => reply };
}

type Served = {
  headers?: () => Record<string, string>;
  /** The key to which personal text is sealed. */
  textKey?: string;
};

/** Replaces only the network. If a call has two answers, the later one counts. */
export function serve(answering: readonly Answering[], { headers = () => ({}), textKey }: Served = {}) {
  const asked: { path: string; body: unknown }[] = [];
  const to = (path: string) => asked.filter((one) => one.path === path);
  configurePage(textKey);
  window.fetch = async (input, init) => {
    const { pathname: path } = new URL(input as string);
    const body = bodyOf(init?.body);
    asked.push({ path, body });
    const language = languageOfType(new Headers(init?.headers).get('languageType') ?? '') ?? 'zh';
    const reply = answering.findLast((one) => one.path === path)?.reply ?? (() => refused(notFound));
    const said = await reply({ body, language, times: to(path).length } as never);
    if (said === lost) throw new TypeError('Failed to fetch');
    return said instanceof Response ? said : new Response(JSON.stringify(wire(said, language)), { headers: headers() });
  };
  return {
    /** The bodies of all calls of this kind. */
    of: <C extends Call>({ path }: C) => to(path).map(({ body }) => body as BodyOf<C>),
    /** The last word of each call's path, in the order of the calls. */
    names: () => asked.map(({ path }) => path.split('/').at(-1)),
    forget: () => void (asked.length = 0),
  };
}

/** A file travels in a form, everything else as JSON. */
function bodyOf(sent: unknown): unknown {
  return sent instanceof FormData ? Object.fromEntries(sent) : parsed(typeof sent === 'string' ? sent : '{}');
}

function wire(said: unknown, language: Language) {
  if (!(said instanceof Refused)) return { code: 0, msg: '', obj: said };
  const { refusal, details } = said;
  const msg = refusal.says[language];
  const field = refusal.code === codes.invalid && { fields: { [refusal.field]: msg } };
  return { code: refusal.code, msg, obj: { refusal: refusal.name, ...field, ...details } };
}

/** Writes the configuration into the page, as the server does. */
function configurePage(textKey: string | undefined) {
  document.querySelector('meta[name="forum-companion"]')?.remove();
  const config = JSON.stringify({ signSecret: 'secret of the tests', hostMarker: 'ForumHost', textKey });
  document.head.insertAdjacentHTML('beforeend', `<meta name="forum-companion" content='${config}'>`);
}
