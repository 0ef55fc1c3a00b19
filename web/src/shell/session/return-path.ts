import { homePath } from '../../lib/paths.ts';
import { tabStorage } from '../../lib/storage/tab-storage.ts';

/** The page that the person wanted to open before they had to sign in; it is forgotten once they are there. */
export const returnPath = {
  remember: ({ pathname, search }: { pathname: string; search: string }) =>
    tabStorage.returnPath.set(pathname + search),
  get: () => tabStorage.returnPath.get() ?? homePath,
  forget: () => tabStorage.returnPath.clear(),
};
