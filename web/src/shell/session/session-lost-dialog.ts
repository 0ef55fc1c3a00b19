import type { CallFailure } from '../../lib/call/call-failure.ts';
import { language } from '../../lib/language.ts';
import { homePath, languageChoicePath, loginPath } from '../../lib/paths.ts';
import { storage } from '../../lib/storage/storage.ts';
import { say } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';

/** The page for a person without a session (specification §4), if it exists. */
export function pathWithoutSession({ paths, guideShown }: { paths: ReadonlySet<string>; guideShown: boolean }): string {
  const path = guideShown ? loginPath : languageChoicePath;
  return paths.has(path) ? path : homePath;
}

type Lost = Pick<CallFailure, 'msg' | 'refusal'>;
type DialogDeps = {
  paths: ReadonlySet<string>;
  confirm: (question: { title: string; text: string; confirmText: string }) => Promise<boolean>;
  /** Removes what is personal from the screen and the phone, and leads to the page. */
  leaveFor: (path: string) => void;
};

/** Leaves at once: nobody may have to answer before what was personal is gone. The dialog then says why. */
export async function showSessionLost({ msg, refusal }: Lost, { paths, confirm, leaveFor }: DialogDeps): Promise<void> {
  leaveFor(pathWithoutSession({ paths, guideShown: storage.isShowLangGuide.get() === true }));
  // If the explanation cannot be loaded, the server's own sentence stands alone.
  const text = await whatItMeans(refusal).catch(() => '');
  await confirm({ title: msg, text, confirmText: say(shellWords, language.get()).logInAgain });
}

/** Few sessions are lost, so that no first load has these words. */
async function whatItMeans(refusal: Lost['refusal']): Promise<string> {
  const { sessionLostWords } = await import('./session-lost.words.ts');
  const { sessionLost, unusedBefore } = say(sessionLostWords, language.get());
  return refusal === 'sessionUnused' ? unusedBefore(sessionLost) : sessionLost;
}
