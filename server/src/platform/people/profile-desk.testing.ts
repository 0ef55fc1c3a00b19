import { eq } from 'drizzle-orm';
import * as calls from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import type { Call } from 'contract/wire/call';
import { person } from '../database/tables/people.ts';
import { sealedBody } from '../sealed-text/seal-text.testing.ts';
import { requestId, steps, type demoPerson } from '../testing/signing-in.ts';
import type { testServer } from '../testing/test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Who = Pick<ReturnType<typeof demoPerson>, 'id' | 'mobile'>;

/** The calls of the profile as a phone makes them, with what is personal sealed. */
export function profileDesk(server: Server) {
  const tokens = new Map<string, string>();
  const signIn = async ({ id, mobile }: Who) =>
    void tokens.set(id, (await steps(server).signIn({ address: mobile })).token);
  const read = (call: Call, { id }: Pick<Who, 'id'>, body = {}, language: Language = 'en') =>
    server.call.json(call.path, body, { token: tokens.get(id) ?? '', language });
  const write = (call: Call, { id }: Pick<Who, 'id'>, body: object = {}, language: Language = 'en') => {
    const key = server.services.sealedTexts.announced;
    const sent = sealedBody(call, { ...body, requestId: requestId() }, { key, id });
    return server.call.json(call.path, sent, { token: tokens.get(id) ?? '', language });
  };
  const newestCode = () => /#(\d+)$/.exec(server.messages.at(-1)?.text ?? '')?.[1] ?? '';
  const sendCode = (who: Pick<Who, 'id'>, channel: 'mobile' | 'email', address: string) =>
    write(calls.sendAddressCode, who, { channel, address });
  /** Confirms a new address by the code that was sent to it. */
  async function confirm(who: Pick<Who, 'id'>, channel: 'mobile' | 'email', address: string) {
    const { obj } = await sendCode(who, channel, address);
    const { flowId } = obj as { flowId: string };
    return write(calls.confirmAddress, who, { flowId, code: newestCode() });
  }
  const profileOf = async (who: Pick<Who, 'id'>, language?: Language) =>
    (await read(calls.getProfile, who, {}, language)).obj as calls.Profile;
  const setSubmitted = (who: Pick<Who, 'id'>, profileSubmittedAt: Date | null) =>
    server.db.update(person).set({ profileSubmittedAt }).where(eq(person.id, who.id));
  return { tokens, signIn, read, write, newestCode, sendCode, confirm, profileOf, setSubmitted };
}
