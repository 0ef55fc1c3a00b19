import { beforeEach, expect, test } from 'vitest';
import { language } from '../../../lib/language.ts';
import { agree, disagree } from '../../../lib/storage/device-consent.ts';
import { SignIn } from '../sign-in.tsx';
import { openPage } from '../../../shell/page.testing.tsx';
import { draft } from '../sign-in-draft.ts';
import { serveSignIn } from '../sign-in.testing.tsx';
import { loadFirstPicture } from './load-picture.ts';

beforeEach(() => {
  disagree();
  draft.clear();
  language.set('en');
});

test('before Agree no picture is requested', async () => {
  const { names } = serveSignIn();
  loadFirstPicture();
  expect(names()).toEqual([]);
  agree();
  loadFirstPicture();
  await expect.poll(() => draft.get().picture).toBeDefined();
  expect(names()).toEqual(['getImage']);
});

test('the form shows the picture that was requested before it rendered', async () => {
  agree();
  const { names } = serveSignIn();
  loadFirstPicture();
  const screen = await openPage('/', <SignIn active onSignedIn={() => {}} />);
  await expect
    .element(screen.getByRole('img', { name: /four characters/ }))
    .toHaveAttribute('src', expect.stringMatching(/#1$/));
  expect(names().filter((name) => name === 'getImage')).toEqual(['getImage']);
});
