import { storage } from '../../lib/storage/storage.ts';
import { languageChoicePath, loginPath } from '../../lib/paths.ts';

type Way = { paths: ReadonlySet<string>; guideShown: boolean };

/** Where somebody without a session belongs (specification §4), as far as that page exists. */
export function pathWithoutSession({ paths, guideShown }: Way): string {
  const wanted = guideShown ? loginPath : languageChoicePath;
  return paths.has(wanted) ? wanted : '/';
}

type Means = {
  paths: ReadonlySet<string>;
  ask: (question: { title: string }) => Promise<boolean>;
  goTo: (path: string) => void;
};

/** One dialog with the server's own words; confirming it leads to sign-in. */
export async function tellSessionLost(msg: string, { paths, ask, goTo }: Means): Promise<void> {
  if (!(await ask({ title: msg }))) return;
  storage.token.clear();
  goTo(pathWithoutSession({ paths, guideShown: storage.isShowLangGuide.get() === true }));
}
