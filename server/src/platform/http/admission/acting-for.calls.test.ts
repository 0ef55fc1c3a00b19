import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteFor, noteForRoutes } from '../../testing/binding-calls.ts';
import { caller } from '../../testing/signed-call.ts';
import { gu, helena, requestId, steps } from '../../testing/signing-in.ts';
import { testServer } from '../../testing/test-server.ts';
import type { Viewer } from '../../viewer.ts';
import { binding } from '../binding.ts';
import { envelopeJudge } from '../check-envelope.ts';
import { callersTurns } from '../limits/turns.ts';
import { httpServer } from '../server.ts';

const assistant: Viewer = { id: gu.id, badge: 'grey', sessionId: 'a session', scope: 'full' };
const stranger = { id: '0'.repeat(20) };
let app: Awaited<ReturnType<typeof testServer>>;
let server: FastifyInstance;
let call: typeof app.call;

/** A server where Helena, and nobody else, has named Gu as her assistant. */
beforeAll(async () => {
  app = await testServer({ routes: [noteForRoutes] });
  await app.database.sql('create table note (text text)');
  const { configuration, clock, services, log } = app.parts;
  server = httpServer(app.parts);
  const bind = binding(server, {
    ...{ clock, services, log, db: app.db, dbBeforeLogin: app.db, turns: callersTurns(app.database.kind) },
    judge: envelopeJudge(configuration),
    identify: async () => assistant,
    identifyStaff: async () => undefined,
    actedFor: async (viewer, delegateId) =>
      viewer.id === gu.id && delegateId === helena.id ? { id: helena.id, badge: 'red' } : undefined,
  });
  noteForRoutes(bind);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  call = caller(address, configuration.signSecret, () => clock.now());
});
afterAll(async () => {
  await server.close();
  await app.stop();
});

const token = { token: 'a-token' };
const note = (text: string, actingFor?: string, id: string = requestId()) =>
  call.json(noteFor.path, { text, requestId: id, ...(actingFor ? { actingFor } : {}) }, token);
const notes = async () => (await app.database.sql('select text from note order by text')).rows;

test('an assistant acts for the delegate who allows it: the action and the audit see both', async () => {
  expect((await note('for Helena', helena.id)).obj).toEqual({ viewer: gu.id, actingFor: helena.id });
  const lines = await app.services.audit.linesAbout(app.db, { kind: 'person', item: helena.id });
  expect(lines).toMatchObject([{ actor: `person ${gu.id}`, actingFor: helena.id, after: { text: 'for Helena' } }]);
});

test('what is done without naming anybody is done in one’s own name: nothing was kept of the other', async () => {
  expect((await note('for myself')).obj).toEqual({ viewer: gu.id, actingFor: null });
  const lines = await app.services.audit.linesAbout(app.db, { kind: 'person', item: gu.id });
  expect(lines).toMatchObject([{ actor: `person ${gu.id}`, actingFor: null, after: { text: 'for myself' } }]);
});

test('a repeat is told apart by the delegate: the same request for another is not a repeat', async () => {
  const id = requestId();
  const codes = [];
  for (const delegate of [helena.id, helena.id, undefined, undefined])
    codes.push((await note('twice', delegate, id)).code);
  expect(codes).toEqual([0, 0, 0, 0]);
  expect((await notes()).filter((row) => (row as { text: string }).text === 'twice')).toHaveLength(2);
});

test('a delegate who did not allow it answers like one who does not exist, and nothing is written', async () => {
  const before = await notes();
  const answers = [await note('no', gu.id), await note('no', stranger.id)];
  expect(answers.map(({ code, msg, obj }) => ({ code, msg, obj }))).toEqual(
    answers.map(() => ({ code: -2, msg: 'This content does not exist', obj: { refusal: 'notFound' } })),
  );
  expect(await notes()).toEqual(before);
});

test('who was never named acts for nobody, and no other call takes the name of a delegate', async () => {
  const own = await steps(app).signIn({ address: gu.mobile });
  const body = { text: 'no', requestId: requestId(), actingFor: helena.id };
  expect((await app.call.json(noteFor.path, body, own)).code).toBe(-2);
  expect(
    (await app.call.json('/api/session/signOut', { requestId: requestId(), actingFor: helena.id }, own)).obj,
  ).toMatchObject({
    refusal: 'invalidInput',
    fields: { actingFor: 'Unknown field' },
  });
});
