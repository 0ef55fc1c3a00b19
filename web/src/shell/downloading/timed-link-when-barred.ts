import { loadedLater } from '../../lib/idle/loaded-later.tsx';

/** Only the host app and views inside others need it, and only for a download. */
export const TimedLinkSheet = loadedLater(() => import('./timed-link-sheet.tsx'));
