import { useQuery } from '@tanstack/react-query';
import { getIntroduction } from 'contract/calls/about';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answers, lost, serve } from '../../lib/call/answers.testing.ts';
import { serverReached } from '../../lib/connection/server-reached.ts';
import { language } from '../../lib/language.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { storage } from '../../lib/storage/storage.ts';
import { Loaded } from '../loaded/loaded.tsx';
import { newQueries, openPage } from '../page.testing.tsx';
import { Page } from '../page/page.tsx';
import { retrying } from './retry-waits.ts';
import { keepTrying } from './try-again-while-away.ts';

const introduction = { blocks: [], documents: [], contacts: [] } as never;
let isAway = false;
let queries = newQueries();

beforeEach(() => {
  language.set('en');
  storage.token.set('token');
  [isAway, queries] = [false, newQueries()];
  serverReached.set(true);
  vi.spyOn(retrying, 'wait').mockReturnValue(5);
});
afterEach(() => {
  vi.restoreAllMocks();
  storage.token.clear();
  serverReached.set(true);
});

function TryingIntroduction() {
  useEffect(() => keepTrying(queries), []);
  return <Introduction />;
}

function Introduction() {
  const introduction = useQuery(readQuery(getIntroduction, {}, { language: 'en' }));
  return (
    <Page title="Introduction">
      <Loaded from={introduction}>{() => <p>Welcome to the Forum</p>}</Loaded>
    </Page>
  );
}

function open(away: () => typeof lost | Response = () => lost, Shown = TryingIntroduction) {
  const server = serve([
    answers(getIntroduction, () => (isAway ? away() : introduction)),
    { path: '/readyz', reply: () => (isAway ? away() : {}) },
  ]);
  return openPage('/intro', <Shown />, { queries }).then((screen) => ({ screen, server }));
}

test.each([
  ['it does not answer', (): typeof lost | Response => lost],
  ['a proxy answers for it', () => new Response('<html>502</html>', { status: 502 })],
])('a page that finds the server away says so once, and loads by itself when it is back: %s', async (_how, away) => {
  isAway = true;
  const { screen, server } = await open(away);
  await expect.element(screen.getByRole('heading', { name: 'The Forum’s server cannot be reached' })).toBeVisible();
  await expect.poll(() => server.names().length).toBeGreaterThan(3);
  expect(server.of(getIntroduction)).toHaveLength(1);
  await expect.element(screen.getByRole('heading', { name: 'The Forum’s server cannot be reached' })).toBeVisible();
  expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  expect(screen.getByText('system error').elements()).toEqual([]);
  expect(
    screen
      .getByText(/Content already loaded/)
      .elements()
      .filter((text) => text.checkVisibility()),
  ).toHaveLength(1);

  isAway = false;
  await expect.element(screen.getByText('Welcome to the Forum')).toBeVisible();
  await expect.element(screen.getByText(/cannot be reached/)).not.toBeInTheDocument();
});

test('what a proxy answered alone loads, too, although the server answers others', async () => {
  isAway = true;
  const { screen } = await open(() => new Response('', { status: 503 }));
  await expect.element(screen.getByRole('heading', { name: 'The Forum’s server cannot be reached' })).toBeVisible();
  // Another call has reached the server meanwhile.
  serverReached.set(true);
  isAway = false;
  await expect.element(screen.getByText('Welcome to the Forum')).toBeVisible();
});

test('what was lost before the trying began loads, too', async () => {
  isAway = true;
  const { screen } = await open(() => lost, Introduction);
  await expect.element(screen.getByRole('heading', { name: 'The Forum’s server cannot be reached' })).toBeVisible();
  await expect.poll(() => queries.isFetching()).toBe(0);
  isAway = false;
  onTestFinished(keepTrying(queries));
  await expect.element(screen.getByText('Welcome to the Forum')).toBeVisible();
});

test('a page that is shown already says in its banner how old it is, until the server is back', async () => {
  // Its code is here before it is looked for below.
  await import('../for-trouble.ts');
  const { screen } = await open();
  await expect.element(screen.getByText('Welcome to the Forum')).toBeVisible();
  const [shown] = queries.getQueryCache().findAll({ type: 'active' });
  shown?.setState({ dataUpdatedAt: Date.now() - 5 * 60_000 });
  isAway = true;
  void queries.refetchQueries();
  const away = 'The Forum’s server cannot be reached. Last updated 5 min ago.';
  await expect.element(screen.getByText(away)).toBeVisible();
  expect(screen.getByText(/could not be refreshed/).elements()).toEqual([]);
  language.set('zh');
  await expect.element(screen.getByText('暂时无法连接论坛服务器。上次更新：5分钟前。')).toBeVisible();
  isAway = false;
  await expect.element(screen.getByText(/上次更新/)).not.toBeInTheDocument();
});

test('before the login the banner says only what is away', async () => {
  storage.token.clear();
  const { screen } = await open();
  await expect.element(screen.getByText('Welcome to the Forum')).toBeVisible();
  isAway = true;
  void queries.refetchQueries();
  await expect.element(screen.getByText('The Forum’s server cannot be reached.', { exact: true })).toBeVisible();
});
