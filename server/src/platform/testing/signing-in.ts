import { randomUUID } from 'node:crypto';
import { people, signInAs } from '../../../demo/people.ts';
import { idFromKey } from '../ids.ts';
import type { WireAnswer, CallOptions } from './signed-call.ts';
import type { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

export const agreed = { agreement: 1, privacy: 1 };
export const requestId = () => randomUUID();

/** A person of the demo forum, with the secrets that only the demo knows. */
export function demoPerson(key: string) {
  const person = people.find((one) => one.key === key);
  if (!person) throw new Error(`nobody in the demo is ${key}`);
  return { ...person, id: idFromKey('person', key) };
}

export const gu = demoPerson(signInAs.red);
export const helena = demoPerson(signInAs.international);

/** How a browser, the host app and WeChat describe themselves. */
export const agents = {
  browser: 'Mozilla/5.0 (Linux; Android 14) Chrome/140',
  host: 'Mozilla/5.0 (Linux; Android 14) ForumHostApp lang=zh',
  wechat: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50',
};
type Kind = keyof typeof agents;
type CodeRequest = { channel?: 'mobile' | 'email'; address: string; device?: string } & CallOptions;

/** The steps of signing in, one by one, as the app takes them. */
export function steps({ call, characters, messages }: Server) {
  async function image(flowId?: string): Promise<string> {
    const { obj } = await call.json('/api/login/getImage', flowId ? { flowId } : {});
    return (obj as { flowId: string }).flowId;
  }
  async function sendCode(
    flowId: string,
    { channel = 'mobile', address, device, ...options }: CodeRequest,
    typed = characters.get(flowId) ?? '',
  ): Promise<WireAnswer> {
    const body = { flowId, channel, address, characters: typed, ...(device ? { device } : {}), requestId: requestId() };
    return call.json('/api/login/sendCode', body, options);
  }
  function enterCode(flowId: string, code: string, device?: string, kind: Kind = 'browser'): Promise<WireAnswer> {
    const body = { flowId, code, agreed, ...(device ? { device } : {}), requestId: requestId() };
    return call.json('/api/login/signInByCode', body, { headers: { 'user-agent': agents[kind] } });
  }
  /** The code of the newest message to anybody. */
  const newestCode = () => /\d{6,8}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
  async function askedFor(ask: CodeRequest): Promise<{ flowId: string; answer: WireAnswer }> {
    const flowId = await image();
    return { flowId, answer: await sendCode(flowId, ask) };
  }
  async function signIn({ kind, ...ask }: CodeRequest & { kind?: Kind }) {
    const { flowId, answer } = await askedFor(ask);
    if (answer.code !== 0) throw new Error(`no code was sent: ${answer.msg}`);
    return (await enterCode(flowId, newestCode(), ask.device, kind)).obj as {
      token: string;
      userId: string;
      device: string;
      limited: boolean;
    };
  }
  function readBadge(code: string, device?: string): Promise<WireAnswer> {
    return call.json('/api/login/readBadge', { code, ...(device ? { device } : {}), requestId: requestId() });
  }
  async function badgeFlow(code: string, device?: string): Promise<string> {
    return ((await readBadge(code, device)).obj as { flowId: string }).flowId;
  }
  function enterBirthDate(flowId: string, birthDate: string, device?: string, kind: Kind = 'browser') {
    const body = { flowId, birthDate, agreed, ...(device ? { device } : {}), requestId: requestId() };
    return call.json('/api/login/signInByBadge', body, { headers: { 'user-agent': agents[kind] } });
  }
  const me = (token: string) => call.json('/api/session/getMe', {}, { token });
  return { image, sendCode, enterCode, newestCode, askedFor, signIn, readBadge, badgeFlow, enterBirthDate, me };
}
