import { useState } from 'react';
import { followDownload } from '../../lib/downloads/follow-download.ts';
import { opensNoFiles } from '../../lib/browsers/opens-no-files.ts';
import { useAppContext } from '../app-context.ts';
import { overlay } from '../overlay/overlay.ts';

/**
 * Downloads a file by its ticket and says so, because many browsers do not. The host app and views inside others
 * block files, so there nothing is even prepared, and the page says what to do instead.
 */
export function useDownload(done: string) {
  const { inHostApp } = useAppContext();
  const [barred, setBarred] = useState(false);

  async function download(prepare: () => Promise<{ address: string }>) {
    if (inHostApp || opensNoFiles()) return setBarred(true);
    try {
      followDownload((await prepare()).address);
      overlay.toast(done);
    } catch {
      // The call has already shown the failure, or the user did not want to confirm.
    }
  }
  return { download, barred, close: () => setBarred(false) };
}
