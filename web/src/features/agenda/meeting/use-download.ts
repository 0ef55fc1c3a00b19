import { useState } from 'react';
import { isWeChat } from '../../../lib/share.ts';
import { useAppContext } from '../../../shell/app-context.ts';

/** Fetches a file by its ticket; where the surroundings let no file through, says so before one is prepared. */
export function useDownload() {
  const { inHostApp } = useAppContext();
  const [barred, setBarred] = useState(false);

  async function download(prepare: () => Promise<{ address: string }>) {
    if (inHostApp || isWeChat()) return setBarred(true);
    try {
      follow((await prepare()).address);
    } catch {
      // The call has told whoever waits for it.
    }
  }
  return { download, barred, close: () => setBarred(false) };
}

/** An attachment: the browser keeps it and stays on the page. */
function follow(address: string) {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
