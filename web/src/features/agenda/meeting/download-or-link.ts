import { useState } from 'react';
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
      follow((await confirmedFirst(prepare)).address);
      overlay.toast(done);
    } catch {
      // The call has already shown the failure, or the user did not want to confirm.
    }
  }
  return { download, barred, close: () => setBarred(false) };
}

/** The file comes as an attachment, so the browser saves it and stays on the page. */
function follow(address: string) {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
