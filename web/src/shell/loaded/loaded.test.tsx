import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CallFailure } from '../../lib/call/call-failure.ts';
import { language, useLanguage } from '../../lib/language.ts';
import { openQueries } from '../query-client.ts';
import { Loaded } from './loaded.tsx';

beforeEach(() => language.set('en'));
afterEach(() => void vi.restoreAllMocks());

function Names({ load }: { load: () => Promise<string[]> }) {
  const names = useQuery({ queryKey: ['names'], queryFn: load, retry: false, networkMode: 'always' });
  return (
    <>
      <button type="button" onClick={() => void names.refetch()}>
        Refetch
      </button>
      <Loaded from={names} isEmpty={(all) => all.length === 0} missing={<p>No such list</p>}>
        {(all) => <p>{all.join(', ')}</p>}
      </Loaded>
    </>
  );
}

function show(load: () => Promise<string[]>) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Names load={load} />
    </QueryClientProvider>,
  );
}

test('without a network it says so, and trying again loads', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answers = [Promise.reject(new CallFailure(5, 'request:fail')), Promise.resolve(['Gu Minglan'])];
  answers[0]?.catch(() => undefined);
  const screen = await show(() => answers.shift() ?? Promise.resolve([]));
  await expect.element(screen.getByRole('heading', { name: 'No network' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Gu Minglan')).toBeVisible();
});

test('an empty list has its own view', async () => {
  const screen = await show(async () => []);
  await expect.element(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('an item that does not exist shows as missing, not as an error', async () => {
  const screen = await show(() => Promise.reject(new CallFailure(-2, 'This content does not exist')));
  await expect.element(screen.getByText('No such list')).toBeVisible();
});

test('another failure shows what the server said', async () => {
  const screen = await show(() => Promise.reject(new CallFailure(-5, 'Too many requests')));
  await expect.element(screen.getByText('Too many requests')).toBeVisible();
});

test('loaded content stays, with its age, if the next fetch fails', async () => {
  let calls = 0;
  const screen = await show(() => (calls++ === 0 ? Promise.resolve(['Gu']) : Promise.reject(new CallFailure(5, 'x'))));
  await expect.element(screen.getByText('Gu')).toBeVisible();
  await screen.getByRole('button', { name: 'Refetch' }).click();
  await expect
    .element(screen.getByText('This page could not be refreshed; it was last loaded just now.'))
    .toBeVisible();
  await expect.element(screen.getByText('Gu')).toBeVisible();
});

type Answer = (language: 'en' | 'zh') => Promise<string>;

function Profile({ load }: { load: Answer }) {
  const language = useLanguage();
  const profile = useQuery({
    queryKey: ['profile', 'one', 'gu', language],
    queryFn: () => load(language),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded from={profile} missing={<p>Nobody</p>}>
      {(text) => <p>{text}</p>}
    </Loaded>
  );
}

function profileIn(load: Answer, queries = openQueries()) {
  return render(
    <QueryClientProvider client={queries}>
      <Profile load={load} />
    </QueryClientProvider>,
  );
}

describe('in the other language', () => {
  const noNetwork = new CallFailure(5, 'request:fail');

  test('without a network the loaded content stays, with its age, until the new one is there', async () => {
    const queries = openQueries();
    let online = false;
    const screen = await profileIn(async (now) => {
      if (now === 'zh' && !online) throw noNetwork;
      return now === 'zh' ? '顾明澜' : 'Gu Minglan';
    }, queries);
    await expect.element(screen.getByText('Gu Minglan')).toBeVisible();
    queries.setQueryData(['profile', 'one', 'gu', 'en'], 'Gu Minglan', { updatedAt: Date.now() - 5 * 60_000 });
    language.set('zh');
    await expect.element(screen.getByText('内容未能更新，上次加载：5分钟前。')).toBeVisible();
    await expect.element(screen.getByText('Gu Minglan')).toBeVisible();
    online = true;
    await queries.refetchQueries({ type: 'active', stale: true });
    await expect.element(screen.getByText('顾明澜')).toBeVisible();
    await expect.element(screen.getByText(/内容未能更新/)).not.toBeInTheDocument();
  });

  test('an item that is gone is not shown from the other language', async () => {
    const screen = await profileIn(async (now) => {
      if (now === 'zh') throw new CallFailure(-2, '内容不存在');
      return 'Gu Minglan';
    });
    await expect.element(screen.getByText('Gu Minglan')).toBeVisible();
    language.set('zh');
    await expect.element(screen.getByText('Nobody')).toBeVisible();
    await expect.element(screen.getByText('Gu Minglan')).not.toBeInTheDocument();
  });

  test('if nothing was loaded before, the page says that there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const screen = await profileIn(() => Promise.reject(noNetwork));
    await expect.element(screen.getByRole('heading', { name: 'No network' })).toBeVisible();
    language.set('zh');
    await expect.element(screen.getByRole('heading', { name: '网络未连接' })).toBeVisible();
  });
});
