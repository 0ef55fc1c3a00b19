import { useState } from 'react';
import { followDownload } from '../../lib/downloads/follow-download.ts';
import { isWeChat } from '../../lib/wechat.ts';
import { useAppContext } from '../app-context.ts';
import { overlay } from '../overlay/overlay.ts';

/**
 * Downloads a file by its ticket and says so, because many browsers do not. WeChat and the host app block files, so
 * there nothing is even prepared, and the page says what to do instead.
 */
export function useDownload(done: string) {
  const { inHostApp } = useAppContext();
  const [barred, setBarred] = useState(false);

  async function download(prepare: () => Promise<{ address: string }>) {
    if (inHostApp || isWeChat()) return setBarred(true);
    try {
      followDownload((await prepare()).address);
      overlay.toast(done);
    } catch {
      // The call has already shown the failure, or the user did not want to confirm.
    }
  }
  return { download, barred, close: () => setBarred(false) };
}
