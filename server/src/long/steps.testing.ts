import { agreed, newRequestId, type Answered, type Around, type Client } from './wire.testing.ts';

export type SignedIn = { token: string; userId: string; device: string };

/** A delegate's steps against a server process; what the image shows is asked of `charactersOf`. */
export function stepsWith({ post }: Client, charactersOf: (flowId: string) => Promise<string>) {
  async function image(around?: Around): Promise<string> {
    const { obj, text } = await post('/api/login/getImage', { requestId: newRequestId() }, around);
    if (!obj) throw new Error(`no image: ${text.slice(0, 200)}`);
    return (obj as { flowId: string }).flowId;
  }
  const sendCode = (flowId: string, address: string, characters: string, around?: Around) =>
    post(
      '/api/login/sendCode',
      { flowId, way: address.includes('@') ? 'email' : 'mobile', address, characters, requestId: newRequestId() },
      around,
    );
  const enterCode = (flowId: string, code: string, around?: Around): Promise<Answered> =>
    post('/api/login/signInByCode', { flowId, code, agreed, requestId: newRequestId() }, around);
  async function askForCode(address: string, around?: Around): Promise<{ flowId: string; answer: Answered }> {
    const flowId = await image(around);
    return { flowId, answer: await sendCode(flowId, address, await charactersOf(flowId), around) };
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
