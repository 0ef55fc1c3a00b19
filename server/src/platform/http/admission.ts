import type { FastifyRequest } from 'fastify';
import { notAllowed, sessionExpired, sessionLimited } from 'contract/refusals';
import type { Language } from 'contract/texts';
import type { Call, ParsedBodyOf } from 'contract/wire/call';
import type { Envelope } from 'contract/wire/envelope';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../refusing.ts';
import type { Services } from '../services.ts';
import type { Staff, Viewer } from '../viewer.ts';
import { checkSignature, checkStamp, envelopeOf, languageOf } from './envelope.ts';
import { networkOf } from './network.ts';
import type { ReadBody } from './reading.ts';
import { validBody } from './validation.ts';

export type Surroundings = {
  configuration: Pick<Configuration, 'signature' | 'signSecret'>;
  db: Database;
  clock: Clock;
  services: Services;
  /** The person behind a token; a refusal is thrown for a session that ended. */
  identify(token: string, db: Database, now: Date): Promise<Viewer>;
  identifyStaff(request: FastifyRequest): Promise<Staff | undefined>;
};

/** Somebody who may ask this, and what they ask. */
export type Admitted<C extends Call> = {
  body: ParsedBodyOf<C>;
  envelope: Envelope;
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
  const read = (request.body ?? { fields: {}, texts: false, text: '' }) as ReadBody;
  const envelope = envelopeOf(request.headers);
  checkStamp(envelope, now);
  const { signature: policy, signSecret: secret } = around.configuration;
  if (!checkSignature(envelope, read.fields, { policy, secret })) request.log.warn('wrong signature');
  const { viewer, staff } = await whoAsks(call, request, envelope, around, now);
  const body = validBody(call, read, language);
  return { body, envelope, network: networkOf(request.ip), language, now, viewer, staff };
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
