import type { FastifyInstance } from 'fastify';
import type { Language } from 'contract/texts';
import type { AnsweredCall, Call, ObjOf, ParsedBodyOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { newestChangeHeader, type Answer as WireAnswer } from 'contract/wire/envelope';
import type { AuditEntry } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../writes/transactions.ts';
import { CommittedRefusal } from '../writes/refusing.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';
import { admit, type Admitted, type Surroundings } from './admission.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { onceOnly } from '../writes/repeats.ts';
import { sendReady } from './sending.ts';

type ViewerFor<C extends Call> = C['who'] extends 'anyone' | 'staff' ? Viewer | undefined : Viewer;

/** What an action is given. In a write `db` is the transaction: there is no second handle to slip out of it. */
export type Context<C extends Call> = {
  viewer: ViewerFor<C>;
  body: ParsedBodyOf<C>;
  db: Database;
  now: Date;
  language: Language;
  services: Services;
  /** The device's own identifier: a hint, never an identity. */
  uniqueId: string;
  /** The caller's network, /24 or /64: what limits per address are counted by. */
  network: string;
  /** Console writes say what changed; one that says nothing is not committed. */
  record(entry: AuditEntry): void;
  /** What this process remembers of the matter is put right once the change is there for everybody. */
  afterCommit(work: () => void): void;
};

export type Action<C extends Call> = (context: Context<C>) => Promise<ObjOf<C> | PreparedAnswer | CommittedRefusal>;
export type Bind = <C extends AnsweredCall>(call: C, action: Action<C>) => void;

/** Binds a declared call to its action. No action can forget any of what happens here. */
export function binding(server: FastifyInstance, around: Surroundings): Bind {
  return (call, action) => {
    server.post(call.path, async (request, reply) => {
      const admitted = await admit(call, request, around);
      // Before it is made: what changes meanwhile may not be in it.
      const newest = admitted.viewer && around.services.changes.newestFor(admitted.viewer);
      const result =
        call.kind === 'write'
          ? readyForOne(await writeOnce(call, action, admitted, around))
          : await action(contextOf(admitted, around, around.db));
      const answer =
        result instanceof PreparedAnswer ? result : readyForOne(wireAnswer(call, result, admitted.language));
      const headers = newest === undefined ? ofApi : [...ofApi, newestChangeHeader, String(newest)];
      return sendReady(request, reply, answer, { now: around.clock.now(), headers });
    });
  };
}

const ofApi = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'];

function readyForOne(answer: WireAnswer<unknown>): PreparedAnswer {
  return new PreparedAnswer(JSON.stringify(answer), 'one');
}

/** One transaction: the repeat check, the action, its audit line and the stored answer commit together. */
async function writeOnce<C extends Call>(
  call: C,
  action: Action<C>,
  admitted: Admitted<C>,
  around: Surroundings,
): Promise<WireAnswer<unknown>> {
  const { body, staff, viewer, now, language } = admitted;
  const { sealing, changes, audit } = around.services;
  let afterwards: (() => void)[] = [];
  const answer = await inTransaction(around.db, async (db) => {
    afterwards = [];
    return onceOnly({ call, body, actor: actorOf(admitted), db, now, sealing }, async () => {
      const entries: AuditEntry[] = [];
      const result = await action({
        ...contextOf(admitted, around, db),
        record: (entry) => void entries.push(entry),
        afterCommit: (work) => void afterwards.push(work),
      });
      if (staff && entries.length === 0) throw new Error(`${call.path} changed something without saying what`);
      const actor = staff?.id ?? viewer?.id ?? 'nobody';
      for (const entry of entries) await audit.append(db, { at: now, actor, ...entry });
      return wireAnswer(call, result, language);
    });
  });
  for (const work of afterwards) work();
  // Whoever changed something reads it back changed.
  if (staff) await changes.catchUp();
  return answer;
}

function contextOf<C extends Call>(
  { viewer, body, now, language, network, envelope }: Admitted<C>,
  { services }: Surroundings,
  db: Database,
): Context<C> {
  return {
    viewer: viewer as ViewerFor<C>,
    ...{ body, db, now, language, services, network },
    uniqueId: envelope.uniqueId,
    record: () => {},
    afterCommit: (work) => work(),
  };
}

/** Before sign-in a write belongs to its flow; where there is none, to the device that sent it. */
function actorOf({ body, viewer, staff, envelope }: Admitted<Call>): string {
  if (staff) return `staff ${staff.id}`;
  if (viewer) return `person ${viewer.id}`;
  return 'flowId' in body && typeof body['flowId'] === 'string'
    ? `flow ${body['flowId']}`
    : `device ${envelope.uniqueId}`;
}

/** Only the declared fields leave: the schema drops every other. */
function wireAnswer(call: Call, result: unknown, language: Language): WireAnswer<unknown> {
  if (result instanceof CommittedRefusal) return refusalAnswer(language, result.refusal, result.details);
  return { code: codes.success, msg: '', obj: call.answer.parse(result) };
}
