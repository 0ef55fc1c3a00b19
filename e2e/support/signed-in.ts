import { randomUUID } from 'node:crypto';
import { caller } from '../../server/src/platform/testing/signed-call.ts';
import { configurationFrom } from '../../server/src/platform/configuration.ts';
import type { DemoDelegate } from './demo-people.ts';

export type SignedIn = { token: string; userId: string; name: string; forumName: string; device: string };

/**
 * Signs in by badge with the app's own calls but without its screens, because most journeys begin after that; `agent`
 * is the text by which the browser names itself.
 */
export async function signIn(
  origin: string,
  { badgeCode, birthDate }: DemoDelegate,
  agent = 'node',
): Promise<SignedIn> {
  const { json } = caller(origin, configurationFrom({}).signSecret, await serverNow(origin));
  // Each login is that of another phone.
  const uniqueId = randomUUID();
  const ask = async (path: string, body: Record<string, string | object>) => {
    const write = { ...(body as Record<string, string>), requestId: randomUUID() };
    const { code, msg, obj } = await json(path, write, { uniqueId, headers: { 'user-agent': agent } });
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return obj as Record<string, string>;
  };
  const { flowId = '' } = await ask('/api/login/readBadge', { code: badgeCode });
  const agreed = { agreement: 1, privacy: 1 };
  return (await ask('/api/login/signInByBadge', { flowId, birthDate, agreed })) as SignedIn;
}

/** What the server answers to a session: 0 while it is valid. */
export async function codeFor(origin: string, token: string): Promise<number> {
  const { json } = caller(origin, configurationFrom({}).signSecret, await serverNow(origin));
  return (await json('/api/mine/getMine', {}, { token })).code;
}

/** The server's clock is a rehearsed one, so the time is read from its answer. */
export async function serverNow(origin: string): Promise<() => Date> {
  const time = Number((await fetch(`${origin}/healthz`)).headers.get('server-time'));
  const offset = time - Date.now();
  return () => new Date(Date.now() + offset);
}

/** The storage of a phone on which a person is signed in. */
export function storageOf({ token, userId, forumName, device }: SignedIn, origin: string, language: 'zh' | 'en') {
  const kept = {
    token,
    language,
    userObj: JSON.stringify({ id: userId }),
    conferenceInfo: JSON.stringify({ name: forumName }),
    isShowLangGuide: 'true',
    knownDevice: device,
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
