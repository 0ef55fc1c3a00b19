import { storage } from '../../lib/storage/storage.ts';
import { homePath, languageChoicePath, loginPath } from '../../lib/paths.ts';

/** The page for a person without a session (specification §4), if it exists. */
export function pathWithoutSession({ paths, guideShown }: { paths: ReadonlySet<string>; guideShown: boolean }): string {
  const path = guideShown ? loginPath : languageChoicePath;
  return paths.has(path) ? path : homePath;
}

type DialogDeps = {
  paths: ReadonlySet<string>;
  confirm: (question: { title: string }) => Promise<boolean>;
  goTo: (path: string) => void;
};

/** Shows one dialog with the server's message; confirming it leads to sign-in. */
export async function showSessionLost(msg: string, { paths, confirm, goTo }: DialogDeps): Promise<void> {
  if (!(await confirm({ title: msg }))) return;
  storage.token.clear();
  goTo(pathWithoutSession({ paths, guideShown: storage.isShowLangGuide.get() === true }));
}
