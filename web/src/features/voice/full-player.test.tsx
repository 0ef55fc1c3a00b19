import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { audioElement } from '../../shell/player/audio-element.ts';
import { isPlaying, playsAt } from '../../shell/player/player.testing.ts';
import { openArticle, silence } from './listen.testing.tsx';

beforeEach(() => {
  language.set('en');
  letTapsPass();
});
afterEach(silence);

async function openFull() {
  const { screen, button, ...rest } = await openArticle();
  await button('Play').click();
  await expect.poll(isPlaying).toBe(true);
  await button('Open the player: The first day').click();
  await expect.element(screen.getByRole('dialog', { name: 'The first day' })).toBeVisible();
  // Its buttons come to lie where the mini player was tapped.
  letTapsPass();
  // Their names are in the language of the interface, which a test may switch.
  const dialog = screen.getByRole('dialog');
  const sentences = dialog.getByRole('list');
  const heard = () => sentences.element().querySelector('[aria-current]')?.textContent;
  return { screen, button, dialog, sentences, heard, ...rest };
}

test('a tapped sentence is heard, and the transcript marks it', async () => {
  const { sentences, heard } = await openFull();
  await expect.poll(heard).toBe('Morning brief: the first day');
  await sentences.getByRole('button', { name: /first-day plenary/ }).click();
  await expect.poll(heard).toBe('At 13:30, the first-day plenary in Hehe Hall.');
  expect(playsAt()).toBeGreaterThanOrEqual(23_449);
  expect(isPlaying()).toBe(true);
});

test('fifteen seconds there and back', async () => {
  const { dialog } = await openFull();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(isPlaying).toBe(false);
  const before = playsAt();
  await dialog.getByRole('button', { name: 'Forward 15 seconds' }).click();
  await expect.poll(() => Math.abs(playsAt() - before - 15_000)).toBeLessThan(300);
  await dialog.getByRole('button', { name: 'Back 15 seconds' }).click();
  await expect.poll(() => Math.abs(playsAt() - before)).toBeLessThan(300);
});

test('it follows the voice until the reader scrolls, and again when asked', async () => {
  const { dialog, sentences, button } = await openFull();
  // Only a frame that is lower than its text can be scrolled.
  (sentences.element().parentElement as HTMLElement).style.flex = '0 0 11rem';
  const top = () => sentences.element().scrollTop;
  await sentences.getByRole('button', { name: /within walking distance/ }).click();
  await expect.poll(top).toBeGreaterThan(50);
  sentences.element().dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -500 }));
  await expect.element(button('Back to the voice')).toBeVisible();
  sentences.element().scrollTo({ top: 0, behavior: 'instant' });
  await dialog.getByRole('button', { name: 'Forward 15 seconds' }).click();
  await expect.poll(top).toBe(0);
  await button('Back to the voice').click();
  await expect.poll(top).toBeGreaterThan(50);
});

describe('another language', () => {
  test('is offered in the article too, which says who is heard', async () => {
    const { screen, button } = await openArticle();
    await button('Play').click();
    await expect.poll(playsAt).toBeGreaterThan(0);
    language.set('zh');
    await expect.element(screen.getByText('英语播报 · 约1分钟')).toBeVisible();
    await screen.getByRole('button', { name: '收听中文' }).click();
    await expect.element(screen.getByText('普通话播报 · 约1分钟')).toBeVisible();
    await expect.poll(() => audioElement().getAttribute('src')).toBe('/media/first-day-guide.zh');
  });

  test('leaves the voice alone and offers the other one, at the matching sentence', async () => {
    const { screen, sentences, heard } = await openFull();
    await sentences.getByRole('button', { name: /first-day plenary/ }).click();
    await expect.poll(playsAt).toBeGreaterThanOrEqual(23_449);
    language.set('zh');
    await expect.element(screen.getByRole('heading', { name: '首日看点' })).toBeVisible();
    expect([isPlaying(), audioElement().getAttribute('src')]).toEqual([true, '/media/first-day-guide.en']);
    const offer = screen.getByRole('dialog').getByRole('button', { name: '收听中文' });
    await offer.click();
    await expect.poll(heard).toBe('13:30，首日全体会议在和合厅举行。');
    expect(audioElement().getAttribute('src')).toBe('/media/first-day-guide.zh');
    await expect.element(offer).not.toBeInTheDocument();
  });
});

test('closing it leaves the voice playing, and the mini player goes away with its cross', async () => {
  const { screen, dialog, button } = await openFull();
  await button('Minimise the player').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(isPlaying()).toBe(true);
  await button('Stop and close').click();
  await expect.element(screen.getByRole('region', { name: 'Now playing' })).not.toBeInTheDocument();
  expect(isPlaying()).toBe(false);
});
