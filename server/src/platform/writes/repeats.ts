import { createHash } from 'node:crypto';
import { alreadyDone, requestIdReused } from 'contract/refusals/wire';
import type { Call } from 'contract/wire/call';
import type { Answer } from 'contract/wire/envelope';
import { textToSign, type SignedFields } from 'contract/wire/signature';
import type { Database } from '../database/database.ts';
import { refuse } from './refusing.ts';
import type { Author } from './write.ts';
import { claimWrite, firstAnswerTo, keepAnswer, type WriteKey } from './repeats.store.ts';
import type { Sealing } from '../security/sealing.ts';

type Write = { call: Call; body: object; author: Author; db: Database; now: Date; sealing: Sealing };

/**
 * A repeated write answers as it did the first time. Parallel repeats wait at the claim until the first has committed.
 * A write that was rolled back leaves no claim, so that its repeat is a first try.
 */
export async function onceOnly(write: Write, act: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const { call, db, sealing, now } = write;
  const key = keyOf(write);
  const bodyHash = hashOf(write.body);
  // It is sealed, because whoever stole the database could try every mobile number against the hash.
  const bodyHashSealed = sealing.seal(bodyHash, aboutBodyOf(key));
  if (!(await claimWrite(db, key, bodyHashSealed, now))) return repeatedAnswer(write, key, bodyHash);
  const answer = await act();
  if (!call.secretAnswer) await keepAnswer(db, key, sealing.seal(JSON.stringify(answer), aboutOf(key)));
  return answer;
}

async function repeatedAnswer({ call, db, sealing }: Write, key: WriteKey, bodyHash: string) {
  const first = await firstAnswerTo(db, key);
  if (sealing.open(first.bodyHashSealed, aboutBodyOf(key)) !== bodyHash) refuse(requestIdReused);
  if (call.secretAnswer || !first.answerSealed) refuse(alreadyDone);
  return JSON.parse(sealing.open(first.answerSealed, aboutOf(key))) as Answer<unknown>;
}

function keyOf({ call, author: { actor, actingFor }, body }: Write): WriteKey {
  // A call for one delegate is no repeat of a call for another delegate, or for the assistant.
  return {
    actor: actingFor ? `${actor} for ${actingFor}` : actor,
    path: call.path,
    requestId: (body as { requestId: string }).requestId,
  };
}

function hashOf(body: object) {
  return createHash('sha256')
    .update(textToSign(body as SignedFields, ''))
    .digest('base64url');
}

function aboutOf({ actor, path, requestId }: WriteKey) {
  return `${actor}\n${path}\n${requestId}`;
}

function aboutBodyOf(key: WriteKey) {
  return `${aboutOf(key)}\nbody`;
}
