import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { agreeFirst, notAllowed, sessionExpired, sessionLimited } from 'contract/refusals';
import type { Language } from 'contract/texts';
import type { Call, ParsedBodyOf } from 'contract/wire/call';
import type { Envelope } from 'contract/wire/envelope';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../writes/refusing.ts';
import type { Services } from '../services.ts';
import type { Staff, Viewer } from '../viewer.ts';
import { languageOf, type EnvelopeJudge } from './envelope.ts';
import { networkOf } from './network.ts';
import { nothingRead, type ReadBody } from './reading.ts';
import { validBody } from './validation.ts';

export type Surroundings = {
  judge: EnvelopeJudge;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  services: Services;
  /** The person behind a token; a refusal is thrown for a session that ended. */
  identify(tokenHash: string, db: Database, now: Date): Promise<Viewer>;
  identifyStaff(request: FastifyRequest): Promise<Staff | undefined>;
};

/** Somebody who may ask this, and what they ask. */
export type Admitted<C extends Call> = {
  body: ParsedBodyOf<C>;
  envelope: Envelope;
  tokenHash: string;
  network: string;
  language: Language;
  now: Date;
  viewer: Viewer | undefined;
  staff: Staff | undefined;
};

/** Envelope, caller and body are judged here, for answers and for streams alike. */
export async function admit<C extends Call>(
  call: C,
  request: FastifyRequest,
  around: Surroundings,
): Promise<Admitted<C>> {
  const language = languageOf(request.headers);
  const now = around.clock.now();
  const read = (request.body ?? nothingRead) as ReadBody;
  const { envelope, tokenHash, signatureFits } = around.judge(request.headers, read, now);
  if (!signatureFits) around.log.warn({ reqId: request.id }, 'wrong signature');
  const staff = call.who === 'staff' ? await staffBehind(request, around) : undefined;
  // An open call is nobody's: an ended session must not keep its owner from signing in again.
  const isPersons = call.who !== 'staff' && call.who !== 'anyone';
  if (isPersons && tokenHash === '') refuse(sessionExpired);
  const viewer = isPersons ? await around.identify(tokenHash, around.db, now) : undefined;
  if (viewer?.scope === 'to agree' && call.who !== 'has a session') refuse(agreeFirst);
  if (viewer?.scope === 'limited' && call.who === 'signed in') refuse(sessionLimited);
  const body = validBody(call, read, language);
  return { body, envelope, tokenHash, network: networkOf(request.ip), language, now, viewer, staff };
}

async function staffBehind(request: FastifyRequest, around: Surroundings): Promise<Staff> {
  const staff = await around.identifyStaff(request);
  if (!staff) refuse(notAllowed);
  return staff;
}
