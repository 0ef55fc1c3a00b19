import { vi } from 'vitest';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage/storage.ts';
import { AppContext } from '../../shell/app-context.ts';
import { draft } from './draft.ts';
import { scannedBadge } from '../../shell/session/scanned-badge.ts';
import { SignIn } from './sign-in.tsx';
import { answerCalls, type Answers, renderAt } from '../../shell/world.testing.tsx';

export const signedIn = {
  token: 't',
  userId: 'me',
  name: 'Gu Minglan',
  forumName: 'The Forum',
  device: 'd',
  limited: false,
  agree: [],
};
export const enters = vi.fn();

/** The sign-in page as somebody finds it who was never here. */
export async function openSignIn(answers: Answers, { active = true, inHostApp = false } = {}) {
  const asked = answerCalls(answers);
  const screen = await renderAt(
    '/',
    <AppContext value={{ paths: new Set(['/']), inHostApp }}>
      <SignIn active={active} onSignedIn={enters} />
    </AppContext>,
  );
  return { asked, screen, of: (name: string) => asked.filter(({ path }) => path.endsWith(name)) };
}

export function asIfNobodyWasHere() {
  language.set('en');
  storage.forgetPerson();
  draft.clear();
  scannedBadge.take();
  enters.mockReset();
}

export async function askForCode(screen: Awaited<ReturnType<typeof openSignIn>>['screen'], characters = 'k7mb') {
  await screen.getByLabelText('E-mail address').fill('gu@yuanxiu.example');
  await screen.getByLabelText('Characters in the picture').fill(characters);
  await screen.getByRole('button', { name: /Get code|Resend/ }).click();
}
