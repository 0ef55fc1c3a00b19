import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import type { Receiver } from './send-card-sheet.tsx';

// No list waits for it: the code comes when the phone is idle.
const ListedCardButton = loadedLater(() => import('./listed-card-button.tsx'));

export const cardButton = ({ id, name, organisation, photo }: Receiver) => (
  <ListedCardButton to={{ id, name, organisation, photo }} />
);
