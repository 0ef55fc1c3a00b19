import { setTimeout as wait } from 'node:timers/promises';
import { codes } from 'contract/wire/codes';
import { agreed, newRequestId, type Answered, type RequestOptions, type Client } from './wire.testing.ts';

export type SignedIn = { token: string; userId: string; device: string };

/** The steps of a delegate against a server process; `charactersOf` reads the image. */
export function stepsWith({ post }: Pick<Client, 'post'>, charactersOf: (flowId: string) => Promise<string>) {
  /** Tries again after the wait if the limit of images is reached. */
  async function image(options?: RequestOptions): Promise<string> {
    for (;;) {
      const { code, obj, text } = await post('/api/login/getImage', {}, options);
      if (code === 0) return (obj as { flowId: string }).flowId;
      if (code !== codes.tooOften) throw new Error(`no image: ${text.slice(0, 200)}`);
      await wait((obj as { retryAfter: number }).retryAfter * 1000);
    }
  }
  const sendCode = (flowId: string, address: string, characters: string, options?: RequestOptions) =>
    post(
      '/api/login/sendCode',
      { flowId, channel: address.includes('@') ? 'email' : 'mobile', address, characters, requestId: newRequestId() },
      options,
    );
  const enterCode = (flowId: string, code: string, options?: RequestOptions): Promise<Answered> =>
    post('/api/login/signInByCode', { flowId, code, agreed, requestId: newRequestId() }, options);
  async function askForCode(address: string, options?: RequestOptions): Promise<{ flowId: string; answer: Answered }> {
    const flowId = await image(options);
    return { flowId, answer: await sendCode(flowId, address, await charactersOf(flowId), options) };
  }
  async function readBadge(code: string): Promise<string> {
    const { obj, text } = await post('/api/login/readBadge', { code, requestId: newRequestId() });
    if (!obj) throw new Error(`no badge: ${text.slice(0, 200)}`);
    return (obj as { flowId: string }).flowId;
  }
  const enterBirthDate = (flowId: string, birthDate: string): Promise<Answered> =>
    post('/api/login/signInByBadge', { flowId, birthDate, agreed, requestId: newRequestId() });
  const me = (token: string) => post('/api/session/getMe', {}, { token });
  return { image, sendCode, enterCode, askForCode, readBadge, enterBirthDate, me };
}
