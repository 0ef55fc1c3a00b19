import { overlay } from '../../../shell/overlay/overlay.ts';
import { loadNewShell } from './load-new-shell.ts';
import { updateStep } from './update-step.ts';
import { updateStorage } from './update-storage.ts';

let underWay = false;

/** Loads the new app, or says what to do if it cannot be downloaded. Whoever cancels is where they were. */
export async function update(code: number): Promise<void> {
  if (underWay) return;
  underWay = true;
  const cancelling = new AbortController();
  overlay.spinner.begin(() => cancelling.abort());
  try {
    await loadNewShell(cancelling.signal);
    updateStorage.tried.set(String(code));
    location.reload();
  } catch {
    if (!cancelling.signal.aborted) updateStep.set('advice');
  } finally {
    underWay = false;
    overlay.spinner.end();
  }
}
