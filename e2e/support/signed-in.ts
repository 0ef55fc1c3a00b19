import { randomUUID } from 'node:crypto';
import { caller } from '../../server/src/platform/testing/signed-call.ts';
import { configurationFrom } from '../../server/src/platform/configuration.ts';
import type { DemoDelegate } from './demo-people.ts';
import { charactersOf, codeTo, readOutbox } from './outbox.ts';

export type SignedIn = { token: string; userId: string; name: string; forumName: string; device: string };

/** Signs in as the app does, without its screens: most journeys begin after that. */
export async function signIn(origin: string, localOrigin: string, { email }: DemoDelegate): Promise<SignedIn> {
  const now = await serverNow(origin);
  const { json } = caller(origin, configurationFrom({}).signSecret, now);
  const ask = async (path: string, body: Record<string, string | object>) => {
    const { code, msg, obj } = await json(path, { ...(body as Record<string, string>), requestId: randomUUID() });
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return obj as Record<string, string>;
  };
  const before = (await readOutbox(localOrigin)).messages.filter(({ to }) => to === email).length;
  const { flowId = '' } = await ask('/api/login/getImage', {});
  const characters = await charactersOf(localOrigin, flowId);
  await ask('/api/login/sendCode', { flowId, way: 'email', address: email, characters });
  const code = await codeTo(localOrigin, email, before);
  return (await ask('/api/login/signInByCode', { flowId, code, agreed: { agreement: 1, privacy: 1 } })) as SignedIn;
}

/** The server lives at a rehearsed hour: its own clock says which. */
export async function serverNow(origin: string): Promise<() => Date> {
  const time = Number((await fetch(`${origin}/healthz`)).headers.get('server-time'));
  const offset = time - Date.now();
  return () => new Date(Date.now() + offset);
}

/** What a phone that signed in keeps. */
export function keptBy({ token, userId, forumName, device }: SignedIn, language: 'zh' | 'en'): Record<string, string> {
  return {
    token,
    language,
    userObj: JSON.stringify({ id: userId }),
    conferenceInfo: JSON.stringify({ name: forumName }),
    isShowLangGuide: 'true',
    knownDevice: device,
  };
}
