import { beforeEach, expect, test } from 'vitest';
import { language } from '../../../lib/language.ts';
import { agree, disagree } from '../../../lib/storage/device-consent.ts';
import { SignIn } from '../sign-in.tsx';
import { answerCalls, pathsOf, renderAt } from '../../../shell/world.testing.tsx';
import { draft } from '../draft.ts';
import { loadFirstPicture } from './picture.ts';

beforeEach(() => {
  disagree();
  draft.clear();
  language.set('en');
});

test('before Agree the first picture is not asked for', async () => {
  const asked = answerCalls({});
  loadFirstPicture();
  expect(pathsOf(asked)).toEqual([]);
  agree();
  loadFirstPicture();
  await expect.poll(() => draft.get().picture).toBeDefined();
  expect(pathsOf(asked)).toEqual(['getImage']);
});

test('the picture that was asked for before the form rendered is the one that it shows', async () => {
  agree();
  const asked = answerCalls({});
  loadFirstPicture();
  const screen = await renderAt('/', <SignIn active onSignedIn={() => {}} />);
  await expect
    .element(screen.getByRole('img', { name: /four characters/ }))
    .toHaveAttribute('src', expect.stringMatching(/#1$/));
  expect(pathsOf(asked).filter((path) => path === 'getImage')).toEqual(['getImage']);
});
