import * as calls from 'contract/calls/face-to-face';
import type { Call } from 'contract/wire/call';
import { and, inArray } from 'drizzle-orm';
import { card } from '../database/tables/cards.ts';
import type { Body, CallOptions } from '../testing/signed-call.ts';
import { gu, helena, requestId, steps } from '../testing/signing-in.ts';
import type { Desk, EachWrite } from './each-personal-write.testing.ts';

const share = { mobile: true, email: true };

/** Helena Thornquist shows a code and Gu Minglan, who has no card of hers yet, makes the write. */
export function faceToFaceWrites({ server }: Desk): EachWrite {
  const go = steps(server);
  const phoneOf = async ({ mobile }: { mobile: string }) => ({ token: (await go.signIn({ address: mobile })).token });
  const send = async <T>(call: Call, body: Body, options: CallOptions) => {
    const { code, msg, obj } = await server.call.json(call.path, { ...body, requestId: requestId() }, options);
    if (code !== 0) throw new Error(`${call.path} was refused: ${msg}`);
    return obj as T;
  };
  const withCode = async () => {
    const two = [gu.id, helena.id];
    await server.db.delete(card).where(and(inArray(card.senderId, two), inArray(card.receiverId, two)));
    const [options, other] = [await phoneOf(gu), await phoneOf(helena)];
    const { code } = await send<{ code: string }>(calls.showExchangeCode, { share }, other);
    return { body: { code }, options, other };
  };
  const withEncounter = async () => {
    const { body, options, other } = await withCode();
    const { id } = await send<{ id: string }>(calls.scanExchangeCode, body, options);
    return { id, options, other };
  };
  return {
    [calls.showExchangeCode.path]: async () => ({ body: { share }, options: await phoneOf(gu) }),
    [calls.scanExchangeCode.path]: async () => {
      const { body, options } = await withCode();
      return { body, options };
    },
    [calls.confirmEncounter.path]: async () => {
      const { id, options, other } = await withEncounter();
      await send(calls.confirmEncounter, { id, share }, other);
      return { body: { id, share }, options };
    },
    [calls.endEncounter.path]: async () => {
      const { id, options } = await withEncounter();
      return { body: { id }, options };
    },
  };
}
