import { getAgenda } from 'contract/calls/agenda';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { listenToCalls } from './call-events.testing.ts';
import { CallFailure, isRefusal } from './call-failure.ts';
import { answers, startForumServer } from './forum-server.testing.ts';
import { language } from '../language.ts';
import { storage } from '../storage/storage.ts';

const forum = await startForumServer();
const quiet = { ...getAgenda, overlay: false };
let shell = listenToCalls();
let tokens = 0;

beforeEach(() => {
  shell = listenToCalls();
  language.set('en');
  storage.token.set(`token-${(tokens += 1)}`);
});
afterAll(forum.stop);

async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => 'it did not fail',
    (failure: unknown) => failure,
  );
}

describe('a refusal', () => {
  it.each([-1, -2, -3, -4, -5, -8])('with code %i shows its message as a toast and rejects', async (code) => {
    const carried = { refusal: 'invalidInput', fields: { name: 'required' }, retryAfter: 87 };
    forum.replies(answers({ code, msg: 'Not like this', obj: carried }));
    const failure = await failureOf(call(quiet, {}));
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ code, msg: 'Not like this', message: 'Not like this', ...carried });
    expect(shell.told).toEqual(['toast: Not like this']);
  });

  it.each([null, { refusal: 7, fields: 'name', retryAfter: 'soon' }, { fields: { name: 1 }, retryAfter: 0 }])(
    'that carries %o carries nothing that the app could act on',
    async (obj) => {
      forum.replies(answers({ code: -5, msg: 'Not like this', obj }));
      const nothing = { refusal: undefined, fields: {}, retryAfter: undefined };
      expect(await failureOf(call(quiet, {}))).toMatchObject({ code: -5, ...nothing });
    },
  );

  it('differs from a lost call, and from other refusals by its name', () => {
    const limited = new CallFailure(-3, 'Confirm first', { refusal: 'sessionLimited' });
    expect([isRefusal(limited), isRefusal(limited, 'sessionLimited')]).toEqual([true, true]);
    expect(isRefusal(limited, 'notAllowed')).toBe(false);
    // @ts-expect-error There is no such refusal, so no code can wait for it.
    expect(isRefusal(limited, 'sessionLimitd')).toBe(false);
    const lost = [new CallFailure(5, 'timeout'), new CallFailure(undefined, 'System Error'), new Error('x')];
    expect(lost.map((failure) => isRefusal(failure))).toEqual([false, false, false]);
  });

  it('without a message shows nothing and rejects', async () => {
    forum.replies(answers({ code: -4, msg: '', obj: null }));
    expect(await failureOf(call(quiet, {}))).toMatchObject({ code: -4, msg: '' });
    expect(shell.told).toEqual([]);
  });

  it.each([
    [413, { code: -1, msg: 'Too large', obj: null }, -1, 'Too large'],
    [429, { code: -5, msg: 'Too often', obj: { retryAfter: 3 } }, -5, 'Too often'],
    [500, { msg: 'System Error', obj: null }, undefined, 'system error'],
    [503, { msg: 'Restarting', obj: null }, undefined, 'system error'],
  ])('that comes with HTTP %i is read like any other', async (status, envelope, code, msg) => {
    forum.replies(answers(envelope, { status }));
    expect(await failureOf(call(quiet, {}))).toMatchObject({ code, msg });
    expect(shell.told).toEqual([`toast: ${msg}`]);
  });

  it('ends the overlay before its toast', async () => {
    forum.replies(answers({ code: -2, msg: 'Not found', obj: null }));
    await failureOf(call(getAgenda, {}));
    expect(shell.told).toEqual(['overlay begins', 'overlay ends', 'toast: Not found']);
  });
});

describe('an unreadable answer', () => {
  it.each([
    ['no code', { msg: 'x', obj: 1 }, undefined],
    ['a code of null', { code: null, msg: 'x' }, undefined],
    ['a code in text', { code: '0', msg: 'x', obj: 1 }, undefined],
    ['an unknown code', { code: 17, msg: 'x' }, 17],
    ['a list', [0], undefined],
    ['null', null, undefined],
    ["a proxy's page", '<html>502</html>', undefined],
    ['nothing', '', undefined],
  ])('%s: the toast says system error', async (_what, envelope, code) => {
    forum.replies(answers(envelope));
    expect(await failureOf(call(quiet, {}))).toMatchObject({ code, msg: 'system error' });
    language.set('zh');
    expect(await failureOf(call(quiet, {}))).toMatchObject({ code, msg: '系统错误' });
    expect(shell.told).toEqual(['toast: system error', 'toast: 系统错误']);
  });
});

describe('a lost session', () => {
  it.each([
    [-6, 'Login status has expired. Please log in again'],
    [-7, 'This account has been logged in to another device'],
  ])('with code %i is reported once, however many calls get it', async (code, msg) => {
    forum.replies(answers({ code, msg, obj: null }));
    const failures = await Promise.all([1, 2, 3].map(() => failureOf(call(quiet, {}))));
    expect(failures.map((failure) => (failure as CallFailure).code)).toEqual([code, code, code]);
    expect(shell.told).toEqual([`session lost: ${code} ${msg}`]);
  });

  it('has its own words if the server sends none', async () => {
    forum.replies(answers({ code: -6, msg: '', obj: null }));
    language.set('zh');
    await failureOf(call(quiet, {}));
    expect(shell.told).toEqual(['session lost: -6 登录状态已过期，请重新登录']);
  });

  it('is reported again once the dialog is closed and the token is still there', async () => {
    forum.replies(answers({ code: -6, msg: 'Expired', obj: null }));
    const dialog = Promise.withResolvers<void>();
    shell.dialog = dialog.promise;
    await failureOf(call(quiet, {}));
    await failureOf(call(quiet, {}));
    expect(shell.told.length).toBe(1);
    dialog.resolve();
    await dialog.promise;
    await failureOf(call(quiet, {}));
    expect(shell.told.length).toBe(2);
  });

  it('is reported for each new token', async () => {
    forum.replies(answers({ code: -7, msg: 'Elsewhere', obj: null }));
    await failureOf(call(quiet, {}));
    storage.token.set('signed-in-again');
    await failureOf(call(quiet, {}));
    expect(shell.told).toEqual(['session lost: -7 Elsewhere', 'session lost: -7 Elsewhere']);
  });

  it('of an earlier token does not affect the current session', async () => {
    forum.replies((response, heard) => {
      storage.token.set('the-new-token');
      answers({ code: -7, msg: 'Elsewhere', obj: null })(response, heard);
    });
    expect(await failureOf(call(quiet, {}))).toMatchObject({ code: -7 });
    expect(shell.told).toEqual([]);
  });
});
