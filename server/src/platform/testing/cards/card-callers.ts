import type { Call } from 'contract/wire/call';
import type { RefusalObj } from 'contract/wire/refusal-details';
import { eq } from 'drizzle-orm';
import { register, someone, unknownMobile, type Someone } from '../../../long/people.testing.ts';
import { person } from '../../database/tables/people.ts';
import { session } from '../../database/tables/session.ts';
import { newId } from '../../ids.ts';
import { hashOf, newToken } from '../../security/secrets.ts';
import { sealedBody } from '../../sealed-text/seal-text.testing.ts';
import type { Body, WireAnswer } from '../signed-call.ts';
import { requestId } from '../signing-in.ts';
import type { testServer } from '../test-server.ts';
import type { Badge } from './card-people.ts';

export type Server = Awaited<ReturnType<typeof testServer>>;
export type Caller = Someone & { token: string; otherMobile: string };
type NewCaller = { index: number; badge?: Badge; mobile?: boolean };

/** Somebody new on record, logged in on a phone by a code. The index makes the addresses. */
export async function newCaller(server: Server, { index, badge = 'red', mobile = true }: NewCaller): Promise<Caller> {
  const one = { ...someone(index), otherMobile: unknownMobile(index), token: '' };
  await register(server.db, [one], { sealing: server.sealing, withEmail: true });
  const record = { badge, listed: badge === 'red', ...(mobile ? {} : { mobileSealed: null, mobileFingerprint: null }) };
  await server.db.update(person).set(record).where(eq(person.id, one.id));
  return logIn(server, one);
}

type Login = Partial<Pick<typeof session.$inferInsert, 'scope' | 'kind' | 'method' | 'endedAt' | 'endReason'>>;

/** Another login of the same person, on a phone and by a code unless it says otherwise. */
export async function logIn<One extends Pick<Caller, 'id' | 'email'>>(
  server: Server,
  caller: One,
  login: Login = {},
): Promise<One & { token: string }> {
  const token = newToken();
  const [now, endsAt] = [server.clock.now(), new Date(server.clock.now().getTime() + 30 * 24 * 3_600_000)];
  await server.db.insert(session).values({
    ...{ id: newId(), personId: caller.id, tokenHash: hashOf(token), device: 'a phone', kind: 'browser' },
    ...{ method: 'code', addressFingerprint: server.sealing.fingerprint(caller.email, 'email') },
    ...{ scope: 'full', createdAt: now, lastUsedAt: now, endsAt, ...login },
  });
  return { ...caller, token };
}

/** Makes a call as this person. What is personal travels sealed, and a write has its request id. */
export function ask(server: Server, { id, token }: Pick<Caller, 'id' | 'token'>, call: Call, body: object = {}) {
  const whole = call.kind === 'write' ? { ...body, requestId: requestId() } : body;
  const key = { key: server.services.sealedTexts.announced, id };
  const sealed = sealedBody(call, whole as { requestId: string }, key) as Body;
  return server.call.json(call.path, sealed, { token });
}

/** The name of the refusal, or `done`. */
export function saidBy({ obj }: WireAnswer): string {
  return (obj as Partial<RefusalObj> | null)?.refusal ?? 'done';
}
