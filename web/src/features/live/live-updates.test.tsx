import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { getQuestions } from 'contract/calls/about';
import { getMe } from 'contract/calls/session';
import { type Changes, followChanges } from 'contract/calls/live';
import { forgetPerson } from '../../shell/session/forget-person.ts';
import { me } from '../../shell/session/me.testing.ts';
import { meQueries } from '../../shell/session/me.api.ts';
import { RouterAt } from '../../shell/router/router.testing.tsx';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { answers, serve } from '../../lib/call/answers.testing.ts';
import { newestChange } from '../../lib/call/newest-change.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { storage } from '../../lib/storage/storage.ts';
import { LiveUpdates } from './live-updates.tsx';
import { mostAsked, refetching } from './refetch.ts';

const mine = { ...getQuestions, path: '/api/mine/getMine', shows: ['mine'] } as const;
let server: ReturnType<typeof serve>;
let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
/** The newest change that each of the next answers claims to contain; the last one stays. */
let newest: number[] = [];
let limited = false;

/** Answers of the read carry these numbers, and the test writes the events of the stream. */
beforeEach(() => {
  [newest, stream] = [[41], undefined];
  newestChange.forget();
  storage.token.set('token-1');
  vi.spyOn(refetching, 'wait').mockReturnValue(1);
  vi.spyOn(refetching, 'askAgainWait').mockReturnValue(1);
  let answered = 0;
  const numbered = () => {
    answered = (newest.length > 1 ? newest.shift() : newest[0]) ?? 0;
    return { categories: [{ id: 'all', name: String(answered), questions: [] }] };
  };
  server = serve(
    [
      answers(getQuestions, numbered),
      answers(mine, numbered),
      answers(getMe, () => ({ ...me, limited })),
      answers(followChanges, () => {
        const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
        return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
      }),
    ],
    { headers: () => ({ 'newest-change': String(answered) }) },
  );
});
afterEach(() => {
  storage.clearAll();
  vi.restoreAllMocks();
});

function Questions() {
  const { data } = useQuery(readQuery(getQuestions, {}, { language: 'en' }));
  return <p>As of {data?.categories[0]?.name ?? 'never'}</p>;
}
function show(further?: ReactNode) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterAt>
        <Questions />
        {further}
        <LiveUpdates />
      </RouterAt>
    </QueryClientProvider>,
  );
}
function Mine() {
  const { data } = useQuery(readQuery(mine, {}, { language: 'en' }));
  return <p>Mine as of {data?.categories[0]?.name ?? 'never'}</p>;
}
function Limits() {
  const { data } = useQuery(meQueries.me('en'));
  return <p>{data?.limited ? 'Limited' : 'No limits'}</p>;
}
const tell = (last: number, told: Partial<Changes> = {}) => {
  const hints: Changes['hints'] = [{ number: last, topic: 'questions', itemId: null, version: 1 }];
  const changes: Changes = { last, missed: false, hints, mine: false, ...told };
  stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(changes)}\n\n`));
};
const askedForMine = () => server.of(mine).length;
const questions = () => server.of(getQuestions).length;
const streams = () => server.of(followChanges);
/** The bodies with which the streams began, once there are that many. */
async function begins(count = 1) {
  await expect.poll(() => streams().length).toBe(count);
  return streams();
}

test('a hint leads to a fetch, and an answer that is older than the hint to another one', async () => {
  const screen = await show();
  expect(await begins()).toEqual([{ after: 41 }]);
  newest = [41, 41, 43];
  tell(43);
  await expect.element(screen.getByText('As of 43')).toBeVisible();
  expect(questions()).toBe(4);
});

test('a personal hint fetches only what is personal', async () => {
  await show(<Mine />);
  expect(await begins()).toEqual([{ after: 41 }]);
  await expect.poll(() => [questions(), askedForMine()]).toEqual([1, 1]);
  tell(41, { hints: [], mine: true });
  await expect.poll(askedForMine).toBe(2);
  newest = [42];
  tell(42);
  await expect.poll(questions).toBe(2);
  expect(askedForMine()).toBe(2);
});

test('a session that has become limited is seen at once', async () => {
  limited = false;
  const screen = await show(<Limits />);
  await expect.element(screen.getByText('No limits')).toBeVisible();
  expect(await begins()).toEqual([{ after: 41 }]);
  limited = true;
  tell(41, { hints: [], mine: true });
  await expect.element(screen.getByText('Limited')).toBeVisible();
});

test('an answer that stays old is fetched only a few times for each change', async () => {
  const screen = await show();
  expect(await begins()).toEqual([{ after: 41 }]);
  tell(43);
  await expect.poll(questions).toBe(2 + mostAsked);
  newest = [41, 44];
  tell(44);
  await expect.element(screen.getByText('As of 44')).toBeVisible();
  expect(questions()).toBe(2 + mostAsked + 2);
});

test('the stream begins after the oldest answer, so that no change is missed', async () => {
  newestChange.learn(45);
  await show();
  expect(await begins()).toEqual([{ after: 41 }]);
});

test('another person begins a new stream; the same person with another token continues', async () => {
  const first = await show();
  expect(await begins()).toEqual([{ after: 41 }]);
  newest = [50];
  tell(50);
  await expect.poll(() => newestChange.known()).toBe(50);
  await first.unmount();
  storage.token.set('token-2');
  const confirmed = await show();
  expect(await begins(2)).toEqual([{ after: 41 }, { after: 50 }]);
  await confirmed.unmount();

  forgetPerson(new QueryClient());
  newest = [7];
  storage.token.set('token-3');
  await show();
  expect(await begins(3)).toEqual([{ after: 41 }, { after: 50 }, { after: 7 }]);
});
