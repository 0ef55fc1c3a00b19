import { getAgenda } from 'contract/calls/agenda';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { listenToCalls } from './call-events.testing.ts';
import { answers, bePage, startForumServer } from './forum-server.testing.ts';
import { language } from '../language.ts';
import { download } from './upload-and-download.ts';

const forum = await startForumServer();
const here = location.origin;
const quiet = { ...getAgenda, overlay: false };
let shell = listenToCalls();

beforeEach(() => {
  shell = listenToCalls();
  bePage(here);
  language.set('en');
});
afterEach(() => void vi.useRealTimers());
afterAll(forum.stop);

const silence = () => {};
const halfAnAnswer = (response: import('node:http').ServerResponse) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"code":0,', () => response.destroy());
};

async function heardSomething() {
  while (forum.heard.length === 0) await new Promise((soon) => setImmediate(soon));
}

describe('a call without network', () => {
  it.each([
    ['en', 'Network Service Exception'],
    ['zh', '网络服务异常'],
  ] as const)('shows the network text in a dialog (%s) and rejects with code 5', async (spoken, text) => {
    language.set(spoken);
    // No program listens on port 1 of the loopback.
    bePage('http://127.0.0.1:1');
    await expect(call(getAgenda, {})).rejects.toMatchObject({ name: 'CallFailure', code: 5, msg: text });
    expect(shell.told).toEqual(['overlay begins', 'overlay ends', `confirm: ${text}`]);
  });

  it('is sent again if the user wants it, and then gives its answer', async () => {
    const lost = (response: import('node:http').ServerResponse) => response.destroy();
    forum.replies(lost, lost, answers({ code: 0, msg: '', obj: { days: [] } }));
    shell.triesAgain = 2;
    expect(await call(getAgenda, {})).toEqual({ days: [] });
    expect(shell.told.filter((told) => told.startsWith('confirm'))).toHaveLength(2);
    expect(forum.heard).toHaveLength(3);
  });

  it('asks nothing where the page says it itself', async () => {
    bePage('http://127.0.0.1:1');
    await expect(call(getAgenda, {}, { pageShows: [5] })).rejects.toMatchObject({ code: 5 });
    expect(shell.told).toEqual(['overlay begins', 'overlay ends']);
  });

  it('rejects silently where it shows no overlay', async () => {
    bePage('http://127.0.0.1:1');
    await expect(call(quiet, {})).rejects.toMatchObject({ code: 5, msg: 'Network Service Exception' });
    expect(shell.told).toEqual([]);
  });

  it('fails the same way when the line breaks in the middle of the answer', async () => {
    forum.replies(halfAnAnswer);
    await expect(call(quiet, {})).rejects.toMatchObject({ code: 5, msg: 'Network Service Exception' });
  });

  it('times out with code 5 and says so; the dialog shows the network text', async () => {
    forum.replies(silence);
    await expect(call(getAgenda, {}, { timeout: 30 })).rejects.toMatchObject({ code: 5, msg: 'timeout' });
    expect(shell.told).toEqual(['overlay begins', 'overlay ends', 'confirm: Network Service Exception']);
  });

  it('times out also while the answer is being read', async () => {
    forum.replies((response) => void response.writeHead(200).write('{'));
    await expect(call(quiet, {}, { timeout: 60 })).rejects.toMatchObject({ code: 5, msg: 'timeout' });
  });
});

describe('patience', () => {
  it.each([
    ['a call', 600_000, () => call(quiet, {})],
    ['a transfer', 60_000, () => download('/api/files/guide')],
  ])('of %s lasts %i ms', async (_what, patience, ask) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    forum.replies(silence);
    let failure: unknown;
    const ended = ask().catch((error: unknown) => (failure = error));
    await heardSomething();
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(failure).toBe(undefined);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect(failure).toMatchObject({ code: 5, msg: 'timeout' });
  });

  it('leaves no timer behind once the answer is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    forum.replies(answers({ code: 0, msg: '', obj: null }));
    await call(quiet, {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an aborted call', () => {
  it('rejects with 600003 and no dialog', async () => {
    forum.replies(silence);
    const stop = new AbortController();
    const asked = call(getAgenda, {}, { signal: stop.signal });
    await heardSomething();
    stop.abort();
    await expect(asked).rejects.toMatchObject({ code: 600003, msg: 'abort' });
    expect(shell.told).toEqual(['overlay begins', 'overlay ends']);
  });

  it('is never sent when it was aborted before', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: null }));
    await expect(call(quiet, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 600003,
      msg: 'abort',
    });
    expect(forum.heard).toEqual([]);
  });

  it('is one that the user cancels on the overlay', async () => {
    forum.replies(silence);
    const asked = call(getAgenda, {});
    await heardSomething();
    shell.cancel();
    await expect(asked).rejects.toMatchObject({ code: 600003, msg: 'abort' });
    expect(shell.told).toEqual(['overlay begins', 'overlay ends']);
  });
});

describe('the overlay', () => {
  it('begins with the first call and ends with the last', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: null }));
    await Promise.all([call(getAgenda, {}), call(getAgenda, {}), call(quiet, {})]);
    expect(shell.told).toEqual(['overlay begins', 'overlay ends']);
    await call(getAgenda, {});
    expect(shell.told).toEqual(['overlay begins', 'overlay ends', 'overlay begins', 'overlay ends']);
  });

  it('does not show for a call that declares none', async () => {
    forum.replies(answers({ code: 0, msg: '', obj: null }));
    await call(quiet, {});
    expect(shell.told).toEqual([]);
  });

  it('cancels every call it stands for', async () => {
    forum.replies(silence);
    const asked = [call(getAgenda, {}), call(getAgenda, {})].map((one) => one.catch((failure: unknown) => failure));
    await heardSomething();
    shell.cancel();
    expect(await Promise.all(asked)).toMatchObject([{ code: 600003 }, { code: 600003 }]);
  });
});
