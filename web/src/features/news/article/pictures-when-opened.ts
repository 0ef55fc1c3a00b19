import { loadedLater } from '../../../lib/idle/loaded-later.tsx';

/** Most readers open no picture, so its code comes when one is opened. */
export const Pictures = loadedLater(() => import('../../../kit/lightbox/lightbox.tsx'));
