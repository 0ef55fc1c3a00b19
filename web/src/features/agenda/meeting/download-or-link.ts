import { useState } from 'react';
import { followDownload } from '../../../lib/follow-download.ts';
import { isWeChat } from '../../../lib/wechat.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';

export type ConfirmedFirst = <T>(act: () => Promise<T>) => Promise<T>;

/**
 * Downloads a file by its ticket, in a limited session once it is confirmed, and says so, because many browsers do not.
 * WeChat and the host app block files, so there nothing is even prepared.
 */
export function useDownload(confirmedFirst: ConfirmedFirst, done: string) {
  const { inHostApp } = useAppContext();
  const [barred, setBarred] = useState(false);

  async function download(prepare: () => Promise<{ address: string }>) {
    if (inHostApp || isWeChat()) return setBarred(true);
    try {
      followDownload((await confirmedFirst(prepare)).address);
      overlay.toast(done);
    } catch {
      // The call has already shown the failure, or the user did not want to confirm.
    }
  }
  return { download, barred, close: () => setBarred(false) };
}
