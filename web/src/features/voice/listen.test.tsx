import { getNewsItem } from 'contract/calls/news';
import { notFound } from 'contract/refusals/wire';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, lost, refused } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { audioElement } from '../../shell/player/audio-element.ts';
import { heardAt, listening } from '../../shell/player/player-state.ts';
import { isPlaying, playsAt, recordings, voiceItem } from '../../shell/player/player.testing.ts';
import { withPlayer } from '../../shell/player/start-listening.ts';
import { tellSessionChanged } from '../../shell/session/session-state.ts';
import { MorningBrief } from './brief/morning-brief.tsx';
import { openArticle, openWithPlayer, silence } from './listen.testing.tsx';

beforeEach(() => {
  language.set('en');
  letTapsPass();
});
afterEach(silence);

const [englishOne] = recordings;
const oneRecording = (file: string) => ({ recordings: [{ ...englishOne!, file }] });

describe('an article with a recording', () => {
  test('is heard after a tap, in the page and above it, and pauses', async () => {
    const { screen, button } = await openArticle();
    await expect.element(screen.getByText('Read aloud in English · 1 min')).toBeVisible();
    await button('Play').click();
    await expect.poll(playsAt).toBeGreaterThan(0);
    const player = screen.getByRole('region', { name: 'Now playing' });
    await expect.element(player.getByText('The first day')).toBeVisible();
    await expect.element(player.getByText('55 s left')).toBeVisible();
    await player.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(isPlaying).toBe(false);
    await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('goes on where one stopped, at the beginning of the sentence', async () => {
    const { screen, button } = await openArticle();
    await button('Play').click();
    const slider = screen.getByRole('slider', { name: 'Position' });
    await expect.poll(isPlaying).toBe(true);
    await slider.fill('25000');
    await expect.poll(playsAt).toBeGreaterThanOrEqual(25_000);
    await button('Stop and close').click();
    await expect.element(screen.getByRole('region', { name: 'Now playing' })).not.toBeInTheDocument();
    expect(storage.listened.get()).toMatchObject([{ id: 'first-day', language: 'en' }]);
    const places: number[] = [];
    onTestFinished(heardAt.subscribe(() => places.push(heardAt.get())));
    await button('Play').click();
    await expect.poll(playsAt).toBeGreaterThanOrEqual(23_449);
    expect(places[0]).toBe(23_449);
  });

  test('is heard at another speed, which stays on the phone', async () => {
    const { button } = await openArticle();
    await button('Play').click();
    await button('Speed: 1.0×').click();
    await expect.element(button('Speed: 1.25×')).toBeVisible();
    expect([audioElement().playbackRate, storage.listeningSpeed.get()]).toEqual([1.25, 1.25]);
  });

  test('is moved through by the keyboard', async () => {
    const { screen, button } = await openArticle();
    await button('Play').click();
    await expect.poll(isPlaying).toBe(true);
    await button('Pause').first().click();
    (screen.getByRole('slider').element() as HTMLElement).focus();
    const before = heardAt.get();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect.poll(() => heardAt.get() - before).toBe(5_000);
  });

  test('leaves nothing behind when one logs out', async () => {
    storage.token.set('t1');
    const { screen, button } = await openArticle();
    await button('Play').click();
    await expect.poll(playsAt).toBeGreaterThan(0);
    for (const entry of [storage.token, storage.listened]) entry.clear();
    tellSessionChanged();
    await expect.element(screen.getByRole('region', { name: 'Now playing' })).not.toBeInTheDocument();
    expect([isPlaying(), audioElement().hasAttribute('src'), storage.listened.get()]).toEqual([
      false,
      false,
      undefined,
    ]);
  });
});

describe('what cannot be heard', () => {
  const withoutFile = (path: string, reply: () => unknown) => ({ path: `/media/${path}`, reply });

  test('a file that is no sound is said to be none', async () => {
    const { screen, button } = await openArticle(oneRecording('broken'));
    await button('Play').click();
    await expect.poll(() => listening.get()?.trouble).toBe('notDecoded');
    await expect.element(screen.getByText('This recording cannot be played on this phone.').first()).toBeVisible();
  });

  test('a file that is withdrawn is said to be gone', async () => {
    const gone = withoutFile('gone', () => new Response(null, { status: 404 }));
    const { screen, button } = await openArticle(oneRecording('gone'), gone);
    await button('Play').click();
    await expect.poll(() => listening.get()?.trouble).toBe('withdrawn');
    await expect.element(screen.getByText('This item is no longer available.').first()).toBeVisible();
  });

  test('an item that is withdrawn while it is heard stops', async () => {
    const { button } = await openArticle({}, answers(getNewsItem, refused(notFound)));
    await button('Play').click();
    await expect.poll(() => listening.get()?.trouble).toBe('withdrawn');
    await expect.poll(isPlaying).toBe(false);
    // The voice had begun, and the browser tells it late.
    audioElement().dispatchEvent(new Event('playing'));
    expect(listening.get()).toMatchObject({ status: 'paused', trouble: 'withdrawn' });
  });

  test('a lost network is said, and the voice goes on by itself when it is back', async () => {
    const file = `lost-${crypto.randomUUID()}~first-day-guide.en`;
    const queue = [voiceItem('en', oneRecording(file))];
    // The card would have asked for the file before, and its first request alone gets lost.
    const start = () => withPlayer((player) => player.start({ queue, language: 'en' }));
    const { screen, button } = await openWithPlayer(
      <button type="button" onClick={start}>
        Start
      </button>,
      oneRecording(file),
      withoutFile(file, () => lost),
    );
    await button('Start').click();
    await expect.element(screen.getByText(/The connection is lost/).first()).toBeVisible();
    expect(isPlaying()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await expect.poll(playsAt).toBeGreaterThan(0);
    await expect.element(screen.getByText(/The connection is lost/)).not.toBeInTheDocument();
  });
});

describe('the morning brief', () => {
  test('goes on with the next item at the end of one, and ends with the last', async () => {
    const { screen, button } = await openWithPlayer(<MorningBrief />);
    await expect.element(screen.getByText('2 articles · 2 min')).toBeVisible();
    await button('Listen to the morning brief').click();
    await expect.poll(isPlaying).toBe(true);
    await button('Open the player: The first day').click();
    await expect.element(screen.getByText('Morning brief · 1 of 2')).toBeVisible();
    await screen.getByRole('slider').fill('55300');
    await expect.element(screen.getByText('Morning brief · 2 of 2')).toBeVisible();
    await expect.poll(isPlaying).toBe(true);
    await screen.getByRole('slider').fill('62400');
    await expect.poll(() => listening.get()?.status).toBe('ended');
    expect(storage.listened.get()).toEqual([]);
  });

  test('another item is chosen from the list', async () => {
    const { screen, button } = await openWithPlayer(<MorningBrief />);
    await button('Listen to the morning brief').click();
    await button('Open the player: The first day').click();
    await button('Playlist').click();
    await screen
      .getByRole('list', { name: 'Playlist' })
      .getByRole('button', { name: /The second/ })
      .click();
    await expect.element(screen.getByText('Morning brief · 2 of 2')).toBeVisible();
    await expect.poll(() => audioElement().getAttribute('src')).toBe('/media/delegates-arrive.en');
  });
});
