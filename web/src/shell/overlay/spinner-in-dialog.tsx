import { useStore } from '../../lib/store.ts';
import { CancellableSpinner } from './cancellable-spinner.tsx';
import { overlay } from './overlay.ts';

/** A modal dialog makes everything outside it untappable, the Cancel of the page's own spinner included. */
export function SpinnerInDialog() {
  const cancel = useStore(overlay.spinner);
  return cancel && <CancellableSpinner onCancel={cancel} />;
}
