import { loadedLater } from '../../../lib/idle/loaded-later.tsx';

export const SendCardSheet = loadedLater(() => import('./send-card-sheet.tsx'));
