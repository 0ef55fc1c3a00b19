import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from 'contract/languages';
import type { AnsweredCall, Call, FileLimits, ObjOf, ParsedBodyOf } from 'contract/wire/call';
import type { Role } from 'contract/wire/roles';
import { codes } from 'contract/wire/codes';
import { newestChangeHeader, type Answer as WireAnswer } from 'contract/wire/envelope';
import { answerLog } from '../log.ts';
import { andThen, type MaybePromise } from '../maybe-promise.ts';
import { CommittedRefusal } from '../writes/refusing.ts';
import { onceOnly } from '../writes/repeats.ts';
import { inWrite, mustHaveReported, type Author, type Write } from '../writes/write.ts';
import type { Services } from '../services.ts';
import type { NewFile } from '../media/files/files.store.ts';
import { dropUnlessOwned } from '../media/files/stored-bytes.ts';
import { storedPhoto } from '../media/photos/uploaded-photo.ts';
import { showsMedia } from '../media/serving/needs-media-cookie.ts';
import { shownAs } from '../limited-sessions.rules.ts';
import type { Staff, Viewer } from '../viewer.ts';
import { admit, type Admitted, type BindingDeps, type CallRequest, isHotRead } from './admission/admission.ts';
import { readMultipart } from './body/read-multipart.ts';
import { PreparedAnswer } from './prepared-and-compressed-answer.ts';
import { readsPastFastify } from './reads-past-fastify.ts';
import { refusalAnswer } from './failures/refusal-answer.ts';
import { sendPrepared, type RawReply } from './send-answer.ts';

/** The caller, as far as the declaration allows the action to know. */
type CallerFor<C extends Call> = C['who'] extends readonly Role[]
  ? { staff: Staff }
  : {
      viewer: C['who'] extends 'anyone' ? Viewer | undefined : Viewer;
      /** The identifier that the device sends. It is only a hint, because a device can send any. */
      uniqueId: string;
      /** How the browser describes itself; empty if it does not. */
      agent: string;
    } & NetworkFor<C>;

/** The caller's network, /24 or /64, for which limits are counted. The hot reads have none (`isHotRead`). */
type NetworkFor<C extends Call> = C['kind'] extends 'write' ? Network : C['who'] extends 'anyone' ? Network : unknown;
type Network = { network: string };

/** Sets a cookie with the answer. */
type SetCookie = { setCookie(cookie: string): void };
/** The picture that came beside the fields, drawn anew and stored; only calls that declare a file have one. */
type WithPhoto = { photo?: NewFile | undefined };
/** A write gets its transaction and `changed`, which reports its changes. */
type HandleFor<C extends Call> = C['kind'] extends 'write'
  ? Omit<Write, 'changedNothing'> & SetCookie & WithPhoto
  : Pick<Write, 'db'>;

export type Context<C extends Call> = CallerFor<C> &
  HandleFor<C> & {
    body: ParsedBodyOf<C>;
    now: Date;
    language: Language;
    services: Services;
  };

export type Action<C extends Call> = (
  context: Context<C>,
) => MaybePromise<ObjOf<C> | PreparedAnswer | CommittedRefusal>;
export type Bind = <C extends AnsweredCall>(call: C, action: Action<C>) => void;

/** Binds a declared call to its action. Everything here happens for every call, so that no action can forget it. */
export function binding(server: FastifyInstance, deps: BindingDeps): Bind {
  const pastFastify = readsPastFastify(server, answerLog(deps.log));
  return (call, action) => {
    const bringsCookie = showsMedia(call);
    const db = call.who === 'anyone' ? deps.dbBeforeLogin : deps.db;
    const answer = (request: CallRequest, reply: RawReply) =>
      andThen(admit(call, request, deps), (admitted) => {
        // The number is read before the answer is made, because later changes may not be in the answer.
        const newest = newestChange(admitted.viewer, deps.services);
        const headers = newest === undefined ? [...apiHeaders] : [...apiHeaders, newestChangeHeader, String(newest)];
        const setCookie = (cookie: string) => void headers.push('set-cookie', cookie);
        // A phone that is told of pictures can always fetch them, whatever became of its cookie.
        if (bringsCookie && admitted.viewer) setCookie(deps.services.mediaCookies.of(admitted.viewer.sessionId));
        const made = inTurn(call, admitted, deps, () =>
          call.kind === 'write'
            ? writeOnce(call, action, admitted, { ...deps, db, setCookie })
            : andThen(action(contextOf(admitted, deps.services, { db })), (result) =>
                result instanceof PreparedAnswer ? result : preparedForOne(wireAnswer(call, result, admitted.language)),
              ),
        );
        return andThen(made, (prepared) => sendPrepared(request, reply, prepared, { now: deps.clock.now(), headers }));
      });
    if (call.file) withFile(server, call.file, (scope) => scope.post(call.path, answer));
    else server.post(call.path, answer);
    if (isHotRead(call)) pastFastify(call.path, answer);
  };
}

/** A phone reads much at once when it starts, so that its reads do not wait for its writes. */
function inTurn<T>(call: Call, admitted: Admitted<Call>, { turns }: BindingDeps, work: () => MaybePromise<T>) {
  if (call.kind === 'write') return turns.ofWrites(authorOf(admitted).actor, work);
  // Strangers read little, and nothing tells them apart that they could not invent.
  const reader = admitted.viewer?.id ?? admitted.staff?.id;
  return reader === undefined ? work() : turns.ofReads(reader, work);
}

/**
 * A contact person who does not attend is told of no content, not even that some changed. The number is always the one
 * of their stream, without which a phone would not open it.
 */
function newestChange(viewer: Viewer | undefined, { changes }: Services): number | undefined {
  if (!viewer) return undefined;
  return viewer.contactOnly ? 0 : changes.newestFor(shownAs(viewer));
}

/** Other routes refuse multipart, so that this one is registered apart from them. */
function withFile(server: FastifyInstance, limits: FileLimits, routes: (scope: FastifyInstance) => void) {
  server.register((scope, _options, done) => {
    readMultipart(scope, limits);
    routes(scope);
    done();
  });
}

const apiHeaders = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'];

function preparedForOne(answer: WireAnswer<unknown>): PreparedAnswer {
  return new PreparedAnswer(JSON.stringify(answer), 'one');
}

/** The check for a repeat, the action, the audit lines and the stored answer commit together. */
async function writeOnce<C extends Call>(
  call: C,
  action: Action<C>,
  admitted: Admitted<C>,
  { db, services, setCookie }: BindingDeps & SetCookie,
): Promise<PreparedAnswer> {
  const { now, staff, language } = admitted;
  const author = authorOf(admitted);
  const writing = (photo?: NewFile) => {
    const body = bodyToCompare(admitted);
    return inWrite({ db, now, services, author }, (write) =>
      onceOnly({ call, body, author, db: write.db, now, sealing: services.sealing }, async () => {
        const result = await action(contextOf(admitted, services, { ...write, setCookie, photo }));
        if (staff) mustHaveReported(write, call.path);
        return wireAnswer(call, result, language);
      }),
    );
  };
  if (!call.file) return preparedForOne(await writing());
  const sent = { file: admitted.file, limits: call.file, sender: author.actor };
  return preparedForOne(await withPhoto(sent, { db, mediaStore: services.mediaStore, now }, writing));
}

/** Drawing is work of the processor and storing may take long; no transaction may wait for either. */
async function withPhoto<T>(
  sent: Parameters<typeof storedPhoto>[0],
  storing: Parameters<typeof storedPhoto>[1],
  write: (photo: NewFile) => Promise<T>,
): Promise<T> {
  const photo = await storedPhoto(sent, storing);
  try {
    return await write(photo);
  } finally {
    // A write that was refused, or is a repeat, has no use for it.
    await dropUnlessOwned(photo.id, storing);
  }
}

/** Another file is no repeat, even if the fields are the same. */
function bodyToCompare({ body, file }: Admitted<Call>) {
  return file ? { ...body, file: hash('sha256', file, 'base64url') } : body;
}

function contextOf<C extends Call>(
  { viewer, staff, uniqueId, agent, body, now, language, network }: Admitted<C>,
  services: Services,
  handle: (Write & SetCookie & WithPhoto) | Pick<Write, 'db'>,
): Context<C> {
  return { viewer, staff, uniqueId, agent, body, now, language, network, services, ...handle } as Context<C>;
}

/** Before sign-in the author of a write is its attempt to sign in, or else the device that sent it. */
function authorOf({ body, viewer, staff, uniqueId }: Admitted<Call>): Author {
  if (staff) return { actor: `staff ${staff.id}` };
  if (viewer) return { actor: `person ${viewer.id}`, actingFor: viewer.actingFor?.id };
  const { flowId } = body as { flowId?: unknown };
  return { actor: typeof flowId === 'string' ? `flow ${flowId}` : `device ${uniqueId}` };
}

/** The schema drops all fields that are not declared. */
function wireAnswer(call: Call, result: unknown, language: Language): WireAnswer<unknown> {
  if (result instanceof CommittedRefusal) return refusalAnswer(language, result.refusal, result.details);
  return { code: codes.success, msg: '', obj: call.answer.parse(result) };
}
