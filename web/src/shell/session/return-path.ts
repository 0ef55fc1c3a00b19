import { homePath } from '../../lib/paths.ts';
import { tabStorage } from '../../lib/storage/tab-storage.ts';

/** Where one wanted to go before signing in got in between; forgotten on arrival. */
export const returnPath = {
  remember: ({ pathname, search }: { pathname: string; search: string }) =>
    tabStorage.returnPath.set(pathname + search),
  get: () => tabStorage.returnPath.get() ?? homePath,
  forget: () => tabStorage.returnPath.clear(),
};
