import { homePath } from '../../lib/paths.ts';
import { tabStorage } from '../../lib/storage/tab-storage.ts';

type Place = { pathname: string; search: string };

/** The page that the person wanted to open before they had to sign in; it is forgotten once they are there. */
export const returnPath = {
  remember: ({ pathname, search }: Place) => tabStorage.returnPath.set(pathname + search),
  /** A person who has just signed out does not want to return to the page where they were. */
  rememberUnless(justSignedOut: boolean, place: Place) {
    if (!justSignedOut) returnPath.remember(place);
  },
  get: () => tabStorage.returnPath.get() ?? homePath,
  forget: () => tabStorage.returnPath.clear(),
};
