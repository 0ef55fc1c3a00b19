import { eq } from 'drizzle-orm';
import * as calls from 'contract/calls/cards';
import type { Language } from 'contract/languages';
import type { Call } from 'contract/wire/call';
import { card, cardsSeen, friendNote } from '../database/tables/cards.ts';
import { message } from '../database/tables/messages.ts';
import { person } from '../database/tables/people.ts';
import { sealedBody } from '../sealed-text/seal-text.testing.ts';
import { requestId, steps, type demoPerson } from '../testing/signing-in.ts';
import type { testServer } from '../testing/test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Who = Pick<ReturnType<typeof demoPerson>, 'id' | 'mobile'>;
type Options = { language?: Language; requestId?: string };

export const both = { mobile: true, email: true };

/** The calls of cards as a phone makes them, with what is personal sealed. */
export function cardDesk(server: Server) {
  const tokens = new Map<string, string>();
  const signIn = async ({ id, mobile }: Who) =>
    void tokens.set(id, (await steps(server).signIn({ address: mobile })).token);
  async function ask(call: Call, { id }: Pick<Who, 'id'>, body: object = {}, options: Options = {}) {
    const key = server.services.sealedTexts.announced;
    const sent = { ...body, requestId: options.requestId ?? requestId() };
    const { code, msg, obj } = await server.call.json(
      call.path,
      call.kind === 'write' ? sealedBody(call, sent, { key, id }) : { ...body },
      { token: tokens.get(id) ?? '', language: options.language ?? 'en' },
    );
    return { code, msg, obj: obj as Record<string, unknown> };
  }
  const send = (from: Who, to: Pick<Who, 'id'>, body: object = {}, options?: Options) =>
    ask(calls.sendCard, from, { delegateId: to.id, share: both, ...body }, options);
  /** The id of a card that was sent. */
  async function sent(from: Who, to: Pick<Who, 'id'>, body: object = {}): Promise<string> {
    const { code, msg, obj } = await send(from, to, body);
    if (code !== 0) throw new Error(`the card was not sent: ${msg}`);
    return String(obj['id']);
  }
  const cardsOf = async (who: Who, body: object = {}, options?: Options) =>
    (await ask(calls.getCards, who, body, options)).obj as calls.Cards;
  const mark = async (who: Who, guestId = who.id) =>
    (await ask(calls.getFriendStatus, who, { guestId })).obj as unknown;
  const change = (who: Pick<Who, 'id'>, to: Partial<typeof person.$inferInsert>) =>
    server.db.update(person).set(to).where(eq(person.id, who.id));
  /** Nobody has cards, nor messages about them. */
  async function empty() {
    for (const table of [friendNote, card, cardsSeen, message]) await server.db.delete(table);
    for (const id of tokens.keys()) server.services.personalHints.tell(id);
  }
  return { tokens, signIn, ask, send, sent, cardsOf, mark, change, empty };
}
