import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { articleOf, newsItem } from '../../features/news/news.testing.ts';
import { silence } from '../../features/voice/listen.testing.tsx';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { listening } from '../../shell/player/player-state.ts';
import { isPlaying, recordings } from '../../shell/player/player.testing.ts';
import { openNews } from './forum.testing.tsx';

const film = { file: 'e8d3kz1v9m2x7qp4rt6w', poster: 'c8d3kz1v9m2x7qp4rt6w' };

async function open() {
  const item = newsItem('Supply', { film, recordings, voice: 55_447 });
  const { screen } = await openNews('detail?id=Supply', [articleOf(() => item)]);
  const play = screen.getByRole('button', { name: 'Play video' });
  await expect.element(play).toBeVisible();
  const video = document.querySelector<HTMLVideoElement>('.article video')!;
  return { screen, play, video };
}

beforeEach(async () => {
  await page.viewport(390, 844);
  language.set('en');
  letTapsPass();
});
afterEach(silence);

test.each([
  [390, 390, 226.2],
  [1440, 720, 417.6],
])('at %i px it is %i wide and 58 per cent of that high', async (screenWidth, width, height) => {
  await page.viewport(screenWidth, 844);
  const { video } = await open();
  const box = video.getBoundingClientRect();
  expect([box.width, Math.round(box.height * 10) / 10]).toEqual([width, height]);
});

test('the voice is paused by the film, and the film by the voice', async () => {
  const { screen, play, video } = await open();
  vi.spyOn(video, 'play').mockImplementation(async () => void video.dispatchEvent(new Event('play')));
  const pause = vi.spyOn(video, 'pause');
  const voice = screen.getByRole('region', { name: 'Listen to this article' });
  await voice.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => [listening.get()?.status, isPlaying()]).toEqual(['playing', true]);
  pause.mockClear();
  await play.click();
  await expect.poll(isPlaying).toBe(false);
  expect(pause).not.toHaveBeenCalled();
  letTapsPass();
  await voice.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => [listening.get()?.status, isPlaying()]).toEqual(['playing', true]);
  expect(pause).toHaveBeenCalled();
});
