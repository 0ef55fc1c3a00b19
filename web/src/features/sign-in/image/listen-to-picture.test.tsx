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

test('while the characters are read aloud the button stops them, and at the end it offers them again', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  serveSignIn(answers(getImageSound, { sound: 'data:audio/wav;base64,UklGRg==' }));
  const screen = await openPage('/', <SignIn active onSignedIn={() => {}} />);
  const listen = screen.getByRole('button', { name: 'Listen to the characters' });
  const stop = screen.getByRole('button', { name: 'Stop listening' });
  await expect.element(listen).toBeEnabled();
  await listen.click();
  await expect.element(stop).toBeVisible();
  (play.mock.contexts[0] as HTMLMediaElement).dispatchEvent(new Event('pause'));
  await expect.element(listen).toBeVisible();
  letTapsPass();
  await listen.click();
  await expect.element(stop).toBeVisible();
  letTapsPass();
  const before = pause.mock.calls.length;
  await stop.click();
  await expect.element(listen).toBeVisible();
  expect(pause.mock.calls.length).toBeGreaterThan(before);
});
