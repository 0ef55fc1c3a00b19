import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { useStore } from '../../lib/store.ts';
import { CancellableSpinner } from './cancellable-spinner.tsx';
import type { Overlay } from './overlay.ts';

const OverlayMessages = loadedLater(async () => ({ default: (await import('../for-trouble.ts')).OverlayMessages }));

export function OverlayView({ from }: { from: Overlay }) {
  const cancel = useStore(from.spinner);
  const [toast, { length: questions }] = [useStore(from.toasts), useStore(from.dialogs)];
  return (
    <>
      {cancel && <CancellableSpinner onCancel={cancel} />}
      <OverlayMessages from={from} atOnce={questions > 0 || toast !== undefined} />
    </>
  );
}
