import { getImageSound } from 'contract/calls/sign-in';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers } from '../../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../../lib/double-tap.testing.ts';
import { language } from '../../../lib/language.ts';
import { agree } from '../../../lib/storage/device-consent.ts';
import { openPage } from '../../../shell/page.testing.tsx';
import { draft } from '../sign-in-draft.ts';
import { serveSignIn } from '../sign-in.testing.tsx';
import { SignIn } from '../sign-in.tsx';

beforeEach(() => {
  agree();
  draft.clear();
  language.set('en');
});
afterEach(() => void vi.restoreAllMocks());

// A sound that the browser cannot read would end by itself.
const silence = 'data:audio/wav;base64,UklGRigAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQQAAACAgICA';

const openForm = () => {
  serveSignIn(answers(getImageSound, { sound: silence }));
  return openPage('/', <SignIn active onSignedIn={() => {}} />);
};

test('while the characters are read aloud the button stops them, and at the end it offers them again', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const screen = await openForm();
  const listen = screen.getByRole('button', { name: 'Listen to the characters' });
  const stop = screen.getByRole('button', { name: 'Stop listening' });
  await expect.element(listen).toBeEnabled();
  for (const end of ['pause', 'error']) {
    await listen.click();
    await expect.element(stop).toBeVisible();
    (play.mock.contexts.at(-1) as HTMLMediaElement).dispatchEvent(new Event(end));
    await expect.element(listen).toBeVisible();
    letTapsPass();
  }
  await listen.click();
  await expect.element(stop).toBeVisible();
  letTapsPass();
  const before = pause.mock.calls.length;
  await stop.click();
  await expect.element(listen).toBeVisible();
  expect(pause.mock.calls.length).toBeGreaterThan(before);
});

test('a sound that begins after its page was left is stopped', async () => {
  const beginning = Promise.withResolvers<void>();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(beginning.promise);
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const screen = await openForm();
  const listen = screen.getByRole('button', { name: 'Listen to the characters' });
  await expect.element(listen).toBeEnabled();
  await listen.click();
  await expect.poll(() => play.mock.calls).toHaveLength(1);
  await screen.unmount();
  expect(pause.mock.calls).toHaveLength(0);
  beginning.resolve();
  await expect.poll(() => pause.mock.contexts).toEqual(play.mock.contexts);
});
