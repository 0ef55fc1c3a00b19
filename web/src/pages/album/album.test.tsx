import axe from 'axe-core';
import { getAlbum, getPhotos, getTopicViewUrl } from 'contract/calls/album';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { albumQueries } from '../../features/album/album.api.ts';
import { albumOf, manyPhotos, photo, sunday } from '../../features/album/album.testing.ts';
import { answers, lost } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { address, newQueries } from '../../shell/page.testing.tsx';
import { open, type Screen, world } from './album.testing.tsx';

const captions = (screen: Screen) =>
  screen
    .getByRole('button', { name: /^Open the photo/ })
    .elements()
    .map((tile) => tile.getAttribute('aria-label')?.replace('Open the photo: ', ''));

test.each([
  [
    'en',
    ['21 MarSun 1 photo', '22 MarToday 8 photos'],
    ['All 8', 'Monday morning 8', 'Tea 0'],
    '22 March 2027 8 photos',
  ],
  ['zh', ['3月21日周日 1张', '3月22日今天 8张'], ['全部 8', 'Monday morning 8', 'Tea 0'], '2027年3月22日 8张'],
] as const)(
  'days are tabs, topics have their numbers, and today is open, in %s',
  async (spoken, days, topics, title) => {
    language.set(spoken);
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    const buttons = (label: RegExp) =>
      screen
        .getByRole('group', { name: label })
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent);
    expect(buttons(/^(Day|日期)$/)).toEqual(days);
    expect(buttons(/^(Topics|主题)$/)).toEqual(topics);
  },
);

test('a day and a topic stand in the address; a topic without photos says so', async () => {
  const { screen, server } = await open();
  await screen.getByRole('button', { name: 'Tea 0' }).click();
  await expect.element(screen.getByText('No photos here yet')).toBeVisible();
  expect(address()).toBe('/pages/album/album?topic=tea');
  await screen.getByRole('button', { name: /^21 Mar/ }).click();
  await expect.poll(() => captions(screen)).toEqual(['Photo 900']);
  expect(address()).toBe('/pages/album/album?day=2027-03-21');
  // Its only topic is its heading, and it is asked as a day.
  await expect.element(screen.getByRole('heading', { level: 2, name: /^Welcome/ })).toBeVisible();
  expect(server.of(getPhotos).at(-1)).toMatchObject({ day: '2027-03-21' });
});

describe('the first photo', () => {
  const ofToday = { comes: () => (world.days = undefined), tells: 'Today' };
  const walk = { id: 'walk', title: 'A walk', photos: 1 };
  const ofSecondTopic = {
    comes: () => (world.days = [{ ...sunday, photos: 2, topics: [...sunday.topics, walk] }]),
    tells: 'A walk 1',
  };
  beforeEach(() => void (world.days = [sunday]));

  test.each([
    ['today', ofToday],
    ['a second topic of the day', ofSecondTopic],
  ])('of %s takes no photo away that is open, nor what is typed about it', async (_of, { comes, tells }) => {
    const { screen, queries } = await open();
    await screen.getByRole('button', { name: 'Open the photo: Photo 900' }).click();
    await screen.getByRole('button', { name: 'Hide this photo of me' }).click();
    const reason = screen.getByRole('textbox', { name: 'Your reason (optional)' });
    await reason.fill('I was only passing by.');
    comes();
    await queries.invalidateQueries();
    await expect.element(screen.getByText(tells)).toBeInTheDocument();
    await expect.element(reason).toHaveValue('I was only passing by.');
    expect(captions(screen)).toEqual(['Photo 900']);
    expect(address()).toBe('/pages/album/album');
  });

  test('of today takes no selection away', async () => {
    const { screen, queries } = await open();
    await screen.getByRole('button', { name: 'Select' }).click();
    const tile = screen.getByRole('button', { name: 'Photo 900', exact: true });
    await tile.click();
    ofToday.comes();
    await queries.invalidateQueries();
    await expect.element(screen.getByText(ofToday.tells)).toBeVisible();
    await expect.element(tile).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByText('1 selected')).toBeVisible();
    expect(address()).toBe('/pages/album/album');
  });

  test('of today is there for whoever opens an album that the phone kept from yesterday', async () => {
    world.days = undefined;
    const queries = newQueries();
    const kept = { timeZone: 'Asia/Shanghai', days: [sunday] };
    queries.setQueryData(albumQueries.all('en').queryKey, kept, { updatedAt: 1 });
    const fresh = Promise.withResolvers<void>();
    const [album] = albumOf(world);
    const late = answers(getAlbum, async (asked) => {
      await fresh.promise;
      return album!.reply(asked as never) as never;
    });
    const { screen } = await open('', [late], { queries });
    await expect.poll(() => captions(screen)).toEqual(['Photo 900']);
    fresh.resolve();
    await expect.poll(() => captions(screen)[0]).toBe('Photo 8');
  });
});

test.each([
  ['en', 'Photos appear here from the first day'],
  ['zh', '照片自论坛首日起在此呈现'],
] as const)('before the first photo it says what will come, in %s', async (spoken, words) => {
  language.set(spoken);
  world.photos = [];
  const { screen } = await open();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('every photo has its place and its colours before it is here, in two columns', async () => {
  const { screen } = await open();
  await expect.poll(() => captions(screen)).toEqual(manyPhotos(8).map(({ caption }) => caption));
  const tiles = Array.from(document.querySelectorAll<HTMLElement>('.photo-tile'));
  expect(new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left)))).toEqual(new Set([16, 199]));
  for (const tile of tiles) expect(tile.style.backgroundImage).toMatch(/^url\("data:image\/png;base64,/);
  const shapes = tiles.map((tile) => tile.offsetHeight / tile.offsetWidth);
  expect(shapes.map((shape) => (shape > 1 ? 'high' : 'wide'))).toEqual(
    manyPhotos(8).map(({ picture }) => (picture.height > picture.width ? 'high' : 'wide')),
  );
});

test('of 2,000 photos only those near the screen exist, and nothing shifts while one scrolls', async () => {
  world.photos = manyPhotos(2000);
  const { screen } = await open();
  await expect.poll(() => captions(screen).length).toBeGreaterThan(8);
  let shifted = 0;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += (entry as unknown as { value: number }).value;
  });
  watch.observe({ type: 'layout-shift' });
  const known = () => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'));
  for (let pages = 1; pages < 12; pages++) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(known).toBeGreaterThanOrEqual(60 * (pages + 1));
    expect(document.querySelectorAll('.photo-tile').length).toBeLessThan(60);
  }
  watch.disconnect();
  expect(shifted).toBe(0);
  // Otherwise the page would return to this place in the next test.
  window.scrollTo(0, 0);
  await expect.poll(() => captions(screen)[0]).toBe('Photo 2000');
});

describe('new photos', () => {
  test('wait behind a pill that moves nothing, and come when it is tapped', async () => {
    world.photos = manyPhotos(100);
    const { screen, queries } = await open();
    await expect.poll(() => captions(screen)[0]).toBe('Photo 100');
    window.scrollTo(0, 600);
    const tile = screen.getByRole('button', { name: 'Open the photo: Photo 95' });
    const before = tile.element().getBoundingClientRect().top;
    world.photos = manyPhotos(112);
    await queries.invalidateQueries();
    const pill = screen.getByRole('button', { name: '12 new photos' });
    await expect.element(pill).toBeVisible();
    expect(tile.element().getBoundingClientRect().top).toBe(before);
    await pill.click();
    await expect.poll(() => captions(screen)[0]).toBe('Photo 112');
    expect(pill.query()).toBeNull();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Open the photo: Photo 112' })).toHaveFocus();
  });

  test('one that was hidden goes at once', async () => {
    const { screen, queries } = await open();
    await expect.poll(() => captions(screen).length).toBe(8);
    world.photos = world.photos.filter(({ id }) => id !== 'photo5');
    await queries.invalidateQueries();
    await expect.poll(() => captions(screen)).not.toContain('Photo 5');
    expect(captions(screen)).toHaveLength(7);
  });
});

test('an album elsewhere is offered where the Secretariat set one, and none otherwise', async () => {
  world.external = { url: 'https://album.example.com/2027', title: 'Pictures of the press' };
  const { screen } = await open();
  await screen.getByRole('link', { name: 'Pictures of the press' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  expect(address()).toBe('/pages/webview/webview?url=https%3A%2F%2Falbum.example.com%2F2027');
  await screen.unmount();
  world.external = null;
  const without = await open();
  await expect.poll(() => captions(without.screen).length).toBe(8);
  expect(without.screen.getByText('Another album of the Forum').query()).toBeNull();
});

test('the way elsewhere moves nothing, however late it is known', async () => {
  const elsewhere = Promise.withResolvers<typeof world.external>();
  const { screen, server } = await open('', [answers(getTopicViewUrl, () => elsewhere.promise)]);
  await expect.poll(() => server.names()).toContain('getTopicViewUrl');
  const days = screen.getByRole('group', { name: 'Day' });
  expect(days.query()).toBeNull();
  elsewhere.resolve({ url: 'https://album.example.com/2027', title: 'Pictures of the press' });
  await expect.element(days).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Pictures of the press' })).toBeVisible();
});

test('without a network it says so, and with the network it is there', async () => {
  let away = true;
  const [, photos] = albumOf(world);
  const { screen } = await open('', [
    answers(getPhotos, (asked) => (away ? lost : (photos!.reply(asked as never) as never))),
  ]);
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  away = false;
  await again.click();
  await expect.poll(() => captions(screen).length).toBe(8);
});

test.each(['light', 'dark'])(
  'in %s, with the largest text, nothing is too wide and axe objects to nothing',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['textSize'] = 'x-large';
    world.photos = [{ ...photo(9), caption: 'W'.repeat(80) }, ...manyPhotos(8)];
    const { screen } = await open();
    const problems = async () => (await axe.run(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    await expect.poll(() => captions(screen).length).toBe(9);
    const grid = [document.documentElement.scrollWidth, await problems()];
    await screen.getByRole('button', { name: /^Open the photo: W/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Hide this photo of me' })).toBeVisible();
    const viewer = [document.documentElement.scrollWidth, await problems()];
    document.documentElement.dataset['theme'] = 'light';
    delete document.documentElement.dataset['textSize'];
    expect([grid, viewer]).toEqual([
      [390, []],
      [390, []],
    ]);
  },
);
