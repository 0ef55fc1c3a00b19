import { beforeEach, expect, test } from 'vitest';
import { language } from '../../../lib/language.ts';
import { agree, disagree } from '../../../lib/storage/device-consent.ts';
import { SignIn } from '../sign-in.tsx';
import { openPage } from '../../../shell/page.testing.tsx';
import { draft } from '../sign-in-draft.ts';
import { serveSignIn } from '../sign-in.testing.tsx';
import { getImage } from 'contract/calls/sign-in';
import { page } from 'vitest/browser';
import { answers, lost } from '../../../lib/call/answers.testing.ts';
import { serverReached } from '../../../lib/connection/server-reached.ts';
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

const onePixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

test('a picture that the network kept back says so in a word, and comes when the server is back', async () => {
  agree();
  let isAway = true;
  serveSignIn(answers(getImage, () => (isAway ? lost : { flowId: 'f', picture: onePixel })));
  const screen = await openPage('/', <SignIn active onSignedIn={() => {}} />);
  const reload = screen.getByRole('button', { name: 'Reload the picture' });
  await expect.element(reload).toBeVisible();
  const { scrollWidth, clientWidth } = reload.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  isAway = false;
  serverReached.set(true);
  await expect.element(screen.getByRole('img', { name: /four characters/ })).toBeVisible();
  await expect.element(reload).not.toBeInTheDocument();
});

test.each([
  ['normal', 320],
  ['x-large', 320],
  ['normal', 390],
] as const)('four characters are seen whole with %s text at %i px', async (textSize, width) => {
  agree();
  serveSignIn();
  document.documentElement.dataset['textSize'] = textSize;
  await page.viewport(width, 700);
  const screen = await openPage('/', <SignIn active onSignedIn={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Characters in the picture' });
  await field.fill('WMWM');
  await expect.element(field).toHaveValue('WMWM');
  const input = field.element();
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  delete document.documentElement.dataset['textSize'];
});
