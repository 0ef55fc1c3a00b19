import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { sessionExpired } from 'contract/refusals/session';
import { notAllowed, notFound } from 'contract/refusals/wire';
import type { Language } from 'contract/languages';
import { type Call, type ConsoleCall, isConsoleCall, type ParsedBodyOf } from 'contract/wire/call';
import { mayCall } from 'contract/wire/roles';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { whySessionCannotCall } from '../../limited-sessions.rules.ts';
import { andThen, type MaybePromise } from '../../maybe-promise.ts';
import type { WritingServices } from '../../services.ts';
import type { ActedFor, Staff, Viewer } from '../../viewer.ts';
import { refuse } from '../../writes/refusing.ts';
import type { EnvelopeJudge } from '../check-envelope.ts';
import type { CallersTurns } from '../limits/turns.ts';
import { languageOf } from '../request-language.ts';
import { networkOf } from '../caller-network.ts';
import { nothingRead, type ReadBody } from '../body/read-body.ts';
import { openedBody } from '../body/open-body.ts';
import { validBody } from '../body/validate-body.ts';

export type BindingDeps = {
  judge: EnvelopeJudge;
  db: Database;
  dbBeforeLogin: Database;
  /** Calls of one caller wait here for each other. */
  turns: CallersTurns;
  clock: Clock;
  log: Logger;
  services: WritingServices;
  /** Returns the person behind a token, or throws a refusal if the session has ended. */
  identify(token: string, from: { db: Database; now: Date; language?: Language }): MaybePromise<Viewer>;
  /** Returns the delegate for whom the viewer may act; undefined if there is none or the viewer may not. */
  actedFor(viewer: Viewer, delegateId: string, db: Database): Promise<ActedFor | undefined>;
  /** Returns the member of staff behind a call of the console, which has no envelope. */
  identifyStaff(request: CallRequest): Promise<Staff | undefined>;
};

/** Requests that fastify received, and those that came past it without the caller's address. */
export type CallRequest = { id: string; headers: IncomingHttpHeaders; body: unknown; ip?: string };
/** A request before its caller is admitted. */
type ReceivedRequest = { request: CallRequest; read: ReadBody; now: Date; language: Language };
type Caller = {
  viewer: Viewer | undefined;
  staff: Staff | undefined;
  /** The identifier that the device sends. It is only a hint, because a device can send any. */
  uniqueId: string;
  /** Empty if there is none. */
  token: string;
};
/** A caller who may make this call, and the checked body. */
export type Admitted<C extends Call> = Caller & {
  body: ParsedBodyOf<C>;
  /** Limits are counted for each network, /24 or /64. Hot reads have none. */
  network: string | undefined;
  /** How the browser describes itself; empty if it does not. */
  agent: string;
  language: Language;
  now: Date;
  /** What came beside the fields; only calls that declare a file have one. */
  file: Uint8Array | undefined;
};

/** Thousands of phones make these calls at once. Calls before the login need the caller's address, which fastify finds. */
export function isHotRead({ kind, who }: Call): boolean {
  return kind === 'read' && typeof who === 'string' && who !== 'anyone';
}

/** Checks caller and body, both for answers and for streams: phones by the envelope, the console by its own means. */
export function admit<C extends Call>(call: C, request: CallRequest, deps: BindingDeps): MaybePromise<Admitted<C>> {
  const language = languageOf(request.headers);
  const now = deps.clock.now();
  const read = (request.body ?? nothingRead) as ReadBody;
  const received = { request, read, now, language };
  const caller = isConsoleCall(call) ? admitConsole(call, received, deps) : admitPhone(call, received, deps);
  return andThen(caller, (who) =>
    call.sealed
      ? openedBody(call, { read, viewer: who.viewer, services: deps.services }).then((opened) => admitWith(who, opened))
      : admitWith(who, read),
  );

  function admitWith({ viewer, staff, uniqueId, token }: Caller, given: ReadBody): MaybePromise<Admitted<C>> {
    const body = validBody(call, given, language);
    const agent = request.headers['user-agent'] ?? '';
    // A caller who has already hung up has no address; all of these share one network.
    const network = isHotRead(call) ? undefined : networkOf(request.ip ?? '');
    const { file } = given;
    const admitted = { viewer, staff, uniqueId, token, body, network, agent, language, now, file };
    // Only calls that declare this field have it; validation refuses it as unknown for all others.
    const { actingFor } = body as { actingFor?: unknown };
    if (!viewer || typeof actingFor !== 'string') return admitted;
    return actingViewer(viewer, actingFor, deps).then((acting) => ({ ...admitted, viewer: acting }));
  }
}

async function actingViewer(viewer: Viewer, delegateId: string, deps: BindingDeps): Promise<Viewer> {
  const actingFor = await deps.actedFor(viewer, delegateId, deps.db);
  // The answer must not reveal whether there is such a delegate.
  if (!actingFor) refuse(notFound);
  return { ...viewer, actingFor };
}

/** Phones are admitted by the envelope and the token in it. */
function admitPhone(call: Call, received: ReceivedRequest, deps: BindingDeps): MaybePromise<Caller> {
  const { request, read, now, language } = received;
  const { envelope, signatureFits } = deps.judge(request.headers, read, now);
  const { uniqueId, 'ACCESS-TOKEN': token } = envelope;
  if (!signatureFits) deps.log.warn({ reqId: request.id }, 'wrong signature');
  // For an open call the session is not looked up, because an ended one must not prevent signing in again.
  if (call.who === 'anyone') return { viewer: undefined, staff: undefined, uniqueId, token };
  if (token === '') refuse(sessionExpired);
  return andThen(deps.identify(token, { db: deps.db, now, language }), (viewer) => {
    const refusal = whySessionCannotCall(viewer, call);
    if (refusal) refuse(refusal);
    return { viewer, staff: undefined, uniqueId, token };
  });
}

/** Calls of the console have no envelope. The member of staff must have a role that may make the call. */
async function admitConsole(
  call: ConsoleCall,
  { request }: ReceivedRequest,
  { identifyStaff }: BindingDeps,
): Promise<Caller> {
  const staff = await identifyStaff(request);
  if (!staff || !mayCall(staff.roles, call)) refuse(notAllowed);
  return { viewer: undefined, staff, uniqueId: '', token: '' };
}

/** Until the console brings its cookie and CSRF header, no caller of the public listener is staff. */
export const nobodyIsStaff: BindingDeps['identifyStaff'] = async () => undefined;
