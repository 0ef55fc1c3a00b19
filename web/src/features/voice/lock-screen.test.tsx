import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { heardAt, listening } from '../../shell/player/player-state.ts';
import { isPlaying, playsAt } from '../../shell/player/player.testing.ts';
import { tellSessionChanged } from '../../shell/session/session-state.ts';
import { MorningBrief } from './brief/morning-brief.tsx';
import { openArticle, openWithPlayer, silence } from './listen.testing.tsx';

const cover = { id: 'c8d3kz1v9m2x7qp4rt6w', width: 800, height: 500 };
const session = navigator.mediaSession;

/** The browser does not tell which buttons the lock screen has, so they are noted when they are set. */
function notedActions() {
  const actions = new Map<string, MediaSessionActionHandler>();
  vi.spyOn(session, 'setActionHandler').mockImplementation((action, handler) => {
    if (handler) actions.set(action, handler);
    else actions.delete(action);
  });
  return {
    names: () => [...actions.keys()].toSorted(),
    press: (action: MediaSessionAction, more = {}) => actions.get(action)?.({ action, ...more }),
  };
}

const ofOneArticle = ['pause', 'play', 'seekbackward', 'seekforward', 'seekto', 'stop'];

beforeEach(() => {
  language.set('en');
  storage.conferenceInfo.set({ name: 'High-Level Forum' });
  letTapsPass();
});
afterEach(async () => {
  await silence();
  vi.restoreAllMocks();
});

test('the lock screen names what is heard, with its picture, until it is closed', async () => {
  const { button } = await openArticle({ cover });
  await button('Play').click();
  await expect.poll(playsAt).toBeGreaterThan(0);
  expect(session.metadata).toMatchObject({
    title: 'The first day',
    artist: 'High-Level Forum',
    album: 'Forum Daily',
  });
  expect(session.metadata?.artwork.map(({ src }) => src)).toEqual([`${location.origin}/media/${cover.id}.w640`]);
  await expect.poll(() => session.playbackState).toBe('playing');
  await button('Pause').first().click();
  await expect.poll(() => session.playbackState).toBe('paused');
  await button('Stop and close').click();
  await expect.poll(() => [session.metadata, session.playbackState]).toEqual([null, 'none']);
});

test('its buttons pause, go on, jump and move; one article has none before or after it', async () => {
  const { names, press } = notedActions();
  const { button } = await openArticle();
  await button('Play').click();
  await expect.poll(playsAt).toBeGreaterThan(0);
  expect(names()).toEqual(ofOneArticle);
  press('pause');
  await expect.poll(isPlaying).toBe(false);
  press('seekto', { seekTime: 30 });
  await expect.poll(playsAt).toBe(30_000);
  press('seekforward');
  await expect.poll(playsAt).toBe(45_000);
  press('seekbackward', { seekOffset: 10 });
  await expect.poll(playsAt).toBe(35_000);
  press('play');
  await expect.poll(playsAt).toBeGreaterThan(35_000);
  press('stop');
  await expect.poll(isPlaying).toBe(false);
  expect([listening.get(), names()]).toEqual([undefined, []]);
});

test('in the brief it leads to the next item, and back to the beginning or the one before', async () => {
  const { names, press } = notedActions();
  const { button } = await openWithPlayer(<MorningBrief />);
  await button('Listen to the morning brief').click();
  await expect.poll(playsAt).toBeGreaterThan(0);
  expect(names()).toEqual([...ofOneArticle, 'nexttrack', 'previoustrack'].toSorted());
  press('nexttrack');
  await expect.poll(() => session.metadata?.title).toBe('The second');
  await expect.poll(playsAt).toBeGreaterThan(0);
  press('seekto', { seekTime: 20 });
  await expect.poll(playsAt).toBeGreaterThanOrEqual(20_000);
  press('previoustrack');
  expect([heardAt.get(), session.metadata?.title]).toEqual([0, 'The second']);
  press('previoustrack');
  expect(session.metadata?.title).toBe('The first day');
  await expect.poll(isPlaying).toBe(true);
});

test('it knows how long the voice is, where it is and how fast', async () => {
  const told = vi.spyOn(session, 'setPositionState');
  const { screen, button } = await openArticle();
  await button('Play').click();
  await button('Speed: 1.0×').click();
  await screen.getByRole('slider').fill('25000');
  await expect.poll(() => told.mock.lastCall?.[0]?.position ?? 0).toBeGreaterThanOrEqual(25);
  expect(told.mock.lastCall?.[0]).toMatchObject({ duration: 55.447, playbackRate: 1.25 });
});

test('it speaks the language of the voice', async () => {
  const { screen, button } = await openArticle();
  await button('Play').click();
  await expect.poll(playsAt).toBeGreaterThan(0);
  language.set('zh');
  await button('展开播放器：首日看点').click();
  await expect.element(screen.getByRole('dialog', { name: '首日看点' })).toBeVisible();
  expect(session.metadata?.title).toBe('The first day');
  await screen.getByRole('dialog').getByRole('button', { name: '收听中文' }).click();
  await expect.poll(() => session.metadata?.title).toBe('首日看点');
});

test('after logging out it shows nothing of the person', async () => {
  storage.token.set('t1');
  const { names } = notedActions();
  const { button } = await openArticle();
  await button('Play').click();
  await expect.poll(playsAt).toBeGreaterThan(0);
  storage.token.clear();
  tellSessionChanged();
  expect([session.metadata, session.playbackState, names()]).toEqual([null, 'none', []]);
});
