import { loadedLater } from '../../lib/idle/loaded-later.tsx';

/** Only WeChat and the host app need it, and only for a download. */
export const TimedLinkSheet = loadedLater(() => import('./timed-link-sheet.tsx'));
