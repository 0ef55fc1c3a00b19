import { useState } from 'react';
import { isWeChat } from '../../../lib/wechat.ts';
import { useAppContext } from '../../../shell/app-context.ts';

/** Downloads a file by its ticket. WeChat and the host app block files, so there nothing is even prepared. */
export function useDownload() {
  const { inHostApp } = useAppContext();
  const [barred, setBarred] = useState(false);

  async function download(prepare: () => Promise<{ address: string }>) {
    if (inHostApp || isWeChat()) return setBarred(true);
    try {
      follow((await prepare()).address);
    } catch {
      // The call has already shown the failure.
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
