import { getNewsItem } from 'contract/calls/news';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { answers, serve } from '../../../lib/call/answers.testing.ts';
import { language } from '../../../lib/language.ts';
import { openPage } from '../../page.testing.tsx';
import { Page } from '../../page/page.tsx';
import { TabBar } from '../../tab-bar/tab-bar.tsx';
import { listening } from '../player-state.ts';
import { PlayerWhenHeard } from '../player-when-heard.tsx';
import { recordings, voiceItem } from '../player.testing.ts';

beforeEach(() => {
  language.set('en');
  serve([answers(getNewsItem, { timeZone: 'Asia/Shanghai', item: voiceItem('en') })]);
  const sound = { ...recordings[0]!, by: 'recording' as const };
  listening.set({
    queue: [voiceItem('en')],
    place: 0,
    isBrief: false,
    sound,
    status: 'paused',
    trouble: null,
    speed: 1,
  });
});
afterEach(() => listening.set(undefined));

async function openLongPage({ tabs }: { tabs: boolean }) {
  const screen = await openPage(
    '/',
    <>
      <Page title="Agenda" foot={tabs && <TabBar />}>
        <div style={{ height: 1_500, flex: 'none' }} />
        <p>The last line</p>
      </Page>
      <PlayerWhenHeard bookmark={() => null} />
    </>,
    { paths: ['/pages/search/search'] },
  );
  // The app's own element, which the page's style sheet knows.
  screen.container.id = 'root';
  const player = screen.getByRole('region', { name: 'Now playing' });
  await expect.element(player).toBeVisible();
  window.scrollTo({ top: 10_000, behavior: 'instant' });
  const edges = (element: Element) => element.getBoundingClientRect();
  return { screen, player: edges(player.element()), last: edges(screen.getByText('The last line').element()), edges };
}

test.each(['normal', 'x-large'])('above the tabs it covers nothing, text size %s', async (size) => {
  document.documentElement.dataset['textSize'] = size;
  onTestFinished(() => void delete document.documentElement.dataset['textSize']);
  const { screen, player, last, edges } = await openLongPage({ tabs: true });
  const tabs = edges(screen.getByRole('navigation').element());
  expect(player.bottom).toBeCloseTo(tabs.top, 0);
  expect(tabs.bottom).toBeCloseTo(window.innerHeight, 0);
  expect(last.bottom).toBeLessThanOrEqual(player.top);
});

test.each(['normal', 'x-large'])('without tabs it stands at the end of the screen, text size %s', async (size) => {
  document.documentElement.dataset['textSize'] = size;
  onTestFinished(() => void delete document.documentElement.dataset['textSize']);
  const { player, last } = await openLongPage({ tabs: false });
  expect(player.bottom).toBeCloseTo(window.innerHeight, 0);
  expect(last.bottom).toBeLessThanOrEqual(player.top);
});

test('what one taps is as large as a finger needs', async () => {
  const { screen, edges } = await openLongPage({ tabs: true });
  for (const name of ['Play', 'Stop and close']) {
    const { width, height } = edges(screen.getByRole('button', { name }).element());
    expect([width, height]).toEqual([44, 44]);
  }
});
