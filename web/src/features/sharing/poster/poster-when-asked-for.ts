import { loadedLater } from '../../../lib/idle/loaded-later.tsx';

/** Few readers make a poster, so its code and that of its QR code come later. */
export const Poster = loadedLater(() => import('./poster.tsx'));
