import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notAllowed, sessionExpired, sessionLimited } from 'contract/refusals';
import type { Language } from 'contract/texts';
import type { Call, ObjOf, ParsedBodyOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import type { Answer as WireAnswer, Envelope } from 'contract/wire/envelope';
import type { AuditEntry } from '../audit.store.ts';
import { appendAuditLine } from '../audit.store.ts';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { refuse, Refused } from '../refusing.ts';
import type { Services } from '../services.ts';
import type { Staff, Viewer } from '../viewer.ts';
import { checkSignature, checkStamp, envelopeOf, languageOf } from './envelope.ts';
import type { ReadBody } from './reading.ts';
import { onceOnly } from './repeats.ts';
import { networkOf } from './network.ts';
import { validBody } from './validation.ts';

type ViewerFor<C extends Call> = C['who'] extends 'signed in' | 'signed in and confirmed' ? Viewer : Viewer | undefined;

/** What an action is given. In a write `db` is the transaction: there is no second handle to slip out of it. */
export type Ask<C extends Call> = {
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
};

export type Action<C extends Call> = (ask: Ask<C>) => Promise<ObjOf<C> | Refused>;
export type Answer = <C extends Call>(call: C, action: Action<C>) => void;

export type Surroundings = {
  configuration: Pick<Configuration, 'signature' | 'signSecret'>;
  db: Database;
  clock: Clock;
  services: Services;
  /** The person behind a token; a refusal is thrown for a session that ended. */
  identify(token: string, db: Database, now: Date): Promise<Viewer>;
  identifyStaff(request: FastifyRequest): Promise<Staff | undefined>;
};

type Asked = {
  envelope: Envelope;
  network: string;
  services: Services;
  language: Language;
  now: Date;
  viewer: Viewer | undefined;
  staff: Staff | undefined;
};

/** Binds a declared call to its action. No action can forget any of what happens here. */
export function answering(server: FastifyInstance, around: Surroundings): Answer {
  return (call, action) => {
    server.post(call.path, async (request): Promise<WireAnswer<unknown>> => {
      const language = languageOf(request.headers);
      const now = around.clock.now();
      const read = (request.body ?? { fields: {}, texts: false, text: '' }) as ReadBody;
      const envelope = envelopeOf(request.headers);
      checkStamp(envelope, now);
      const { signature: policy, signSecret: secret } = around.configuration;
      if (!checkSignature(envelope, read.fields, { policy, secret })) request.log.warn('wrong signature');
      const { viewer, staff } = await whoAsks(call, request, envelope, around, now);
      const body = validBody(call, read, language);
      const asked: Asked = {
        envelope,
        network: networkOf(request.ip),
        services: around.services,
        language,
        now,
        viewer,
        staff,
      };
      return call.kind === 'read'
        ? readOnce(call, action, body, asked, around)
        : writeOnce(call, action, body, asked, around);
    });
  };
}

async function whoAsks(call: Call, request: FastifyRequest, envelope: Envelope, around: Surroundings, now: Date) {
  if (call.who === 'staff') {
    const staff = await around.identifyStaff(request);
    if (!staff) throw refuse(notAllowed);
    return { staff, viewer: undefined };
  }
  // An open call is nobody's: an ended session must not keep its owner from signing in again.
  if (call.who === 'anyone') return { viewer: undefined, staff: undefined };
  const token = envelope['ACCESS-TOKEN'];
  if (token === '') throw refuse(sessionExpired);
  const viewer = await around.identify(token, around.db, now);
  if (viewer.limited && call.who === 'signed in and confirmed') throw refuse(sessionLimited);
  return { viewer, staff: undefined };
}

async function readOnce<C extends Call>(
  call: C,
  action: Action<C>,
  body: ParsedBodyOf<C>,
  asked: Asked,
  around: Surroundings,
) {
  return wireAnswer(call, await action(ask(body, asked, around.db, () => {})), asked.language);
}

/** One transaction: the repeat check, the action, its audit line and the stored answer commit together. */
function writeOnce<C extends Call>(
  call: C,
  action: Action<C>,
  body: ParsedBodyOf<C>,
  asked: Asked,
  around: Surroundings,
) {
  return around.db.transaction(async (db) =>
    onceOnly(
      { call, body, actor: actorOf(body, asked), db, now: asked.now, sealing: around.services.sealing },
      async () => {
        const entries: AuditEntry[] = [];
        const result = await action(ask(body, asked, db, (entry) => entries.push(entry)));
        if (asked.staff && entries.length === 0) throw new Error(`${call.path} changed something without saying what`);
        for (const entry of entries) {
          await appendAuditLine(db, {
            at: asked.now,
            actor: asked.staff?.id ?? asked.viewer?.id ?? 'nobody',
            ...entry,
          });
        }
        return wireAnswer(call, result, asked.language);
      },
    ),
  );
}

function ask<C extends Call>(
  body: ParsedBodyOf<C>,
  { viewer, now, language, services, network, envelope }: Asked,
  db: Database,
  record: Ask<C>['record'],
): Ask<C> {
  return {
    viewer: viewer as ViewerFor<C>,
    body,
    db,
    now,
    language,
    services,
    network,
    uniqueId: envelope.uniqueId,
    record,
  };
}

/** Before sign-in a write belongs to its flow; where there is none, to the device that sent it. */
function actorOf(body: object, { viewer, staff, envelope }: Asked): string {
  if (staff) return `staff ${staff.id}`;
  if (viewer) return `person ${viewer.id}`;
  return 'flowId' in body && typeof body.flowId === 'string' ? `flow ${body.flowId}` : `device ${envelope.uniqueId}`;
}

/** Only the declared fields leave: the schema drops every other. */
function wireAnswer(call: Call, result: unknown, language: Language): WireAnswer<unknown> {
  if (result instanceof Refused)
    return { code: result.refusal.code, msg: result.refusal.says[language], obj: result.obj };
  return { code: codes.success, msg: '', obj: call.answer.parse(result) };
}
