import { homePath } from '../../lib/paths.ts';
import { tab } from '../../lib/storage/session-storage.ts';

/** Where one wanted to go before signing in got in between; forgotten on arrival. */
export const wanted = {
  remember: ({ pathname, search }: { pathname: string; search: string }) => tab.wanted.set(pathname + search),
  path: () => tab.wanted.get() ?? homePath,
  forget: () => tab.wanted.clear(),
};
