import { getLegalTexts } from 'contract/calls/consent';
import { getSignInHelp } from 'contract/calls/forum';
import { getImage, type SignedIn } from 'contract/calls/sign-in';
import { vi } from 'vitest';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { clearPersonal } from '../../shell/session/forget-person.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { scannedBadge } from '../../shell/launch/scanned-badge.ts';
import { draft } from './sign-in-draft.ts';
import { SignIn } from './sign-in.tsx';

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const flowId = 'flow-flow-flow-flow-01';
export const signedIn: SignedIn = {
  token: 't',
  userId: 'me',
  name: 'Gu Minglan',
  forumName: 'The Forum',
  device: 'd',
  limited: false,
  agree: [],
};
export const enters = vi.fn();

const text = (title: string) => ({ version: 1, title, body: '# Rights\nYou may ask.' });
const usual = [
  answers(getImage, ({ times }) => ({ flowId, picture: `${onePixel}#${times}` })),
  answers(getLegalTexts, { agreement: text('User Service Agreement'), privacy: text('Privacy Policy') }),
  answers(getSignInHelp, { forumName: 'The Forum', secretariatPhone: '+861015550180', filings: ['京ICP备0号'] }),
];
/** Answers the calls that every method of signing in makes. */
export const serveSignIn = (...answering: Answering[]) => serve([...usual, ...answering]);

/** Opens the sign-in page as on a first visit. */
export async function openSignIn(answering: Answering[], { active = true, inHostApp = false } = {}) {
  const server = serveSignIn(...answering);
  const screen = await openPage('/', <SignIn active={active} onSignedIn={enters} />, { inHostApp });
  return { ...server, screen };
}

export function asIfNobodyWasHere() {
  language.set('en');
  clearPersonal(storage);
  draft.clear();
  scannedBadge.take();
  enters.mockReset();
}

export async function askForCode(screen: Awaited<ReturnType<typeof openSignIn>>['screen'], characters = 'k7mb') {
  await screen.getByLabelText('Email address').fill('gu@yuanxiu.example');
  await screen.getByLabelText('Characters in the picture').fill(characters);
  await screen.getByRole('button', { name: /Get code|Resend/ }).click();
}
