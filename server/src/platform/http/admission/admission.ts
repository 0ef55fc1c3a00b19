import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { notFound } from 'contract/refusals/wire';
import type { Language } from 'contract/texts';
import { isConsoleCall, type Call, type ParsedBodyOf } from 'contract/wire/call';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { WritingServices } from '../../services.ts';
import type { ActedFor, Staff, Viewer } from '../../viewer.ts';
import { refuse } from '../../writes/refusing.ts';
import { admitConsole } from './admit-console.ts';
import { admitPhone } from './admit-phone.ts';
import { languageOf, type EnvelopeJudge } from '../envelope.ts';
import { networkOf } from '../network.ts';
import { nothingRead, type ReadBody } from '../read-body.ts';
import { validBody } from '../validation.ts';

export type BindingDeps = {
  judge: EnvelopeJudge;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  services: WritingServices;
  /** The person behind a token; a refusal is thrown for a session that ended. */
  identify(tokenHash: string, db: Database, now: Date): Promise<Viewer>;
  /** The delegate for whom the viewer may act; undefined where there is none, or not for this viewer. */
  actedFor(viewer: Viewer, delegateId: string, db: Database): Promise<ActedFor | undefined>;
  /** The member of staff behind a call of the console, by whatever its way in asks for instead of the envelope. */
  identifyStaff(request: FastifyRequest): Promise<Staff | undefined>;
};

/** A request as it came in, before anybody is admitted. */
export type ReceivedRequest = { request: FastifyRequest; read: ReadBody; now: Date };
/** Who calls. */
export type Caller = {
  viewer: Viewer | undefined;
  staff: Staff | undefined;
  /** The device's own identifier: a hint, never an identity. */
  uniqueId: string;
  tokenHash: string;
};
/** Somebody who may ask this, and what they ask. */
export type Admitted<C extends Call> = Caller & {
  body: ParsedBodyOf<C>;
  network: string;
  language: Language;
  now: Date;
};

/** Caller and body are judged here, for answers and for streams alike: phones by the envelope, the console by its own. */
export async function admit<C extends Call>(call: C, request: FastifyRequest, deps: BindingDeps): Promise<Admitted<C>> {
  const language = languageOf(request.headers);
  const now = deps.clock.now();
  const read = (request.body ?? nothingRead) as ReadBody;
  const received = { request, read, now };
  const caller = isConsoleCall(call)
    ? await admitConsole(call, received, deps)
    : await admitPhone(call, received, deps);
  const body = validBody(call, read, language);
  // Only a call that declares the field has it here: for every other it is an unknown one.
  const { actingFor } = body as { actingFor?: unknown };
  const viewer =
    caller.viewer && typeof actingFor === 'string' ? await actingViewer(caller.viewer, actingFor, deps) : caller.viewer;
  return { ...caller, viewer, body, network: networkOf(request.ip), language, now };
}

async function actingViewer(viewer: Viewer, delegateId: string, deps: BindingDeps): Promise<Viewer> {
  const actingFor = await deps.actedFor(viewer, delegateId, deps.db);
  // Whether there is such a delegate must not be learnt by asking.
  if (!actingFor) refuse(notFound);
  return { ...viewer, actingFor };
}
