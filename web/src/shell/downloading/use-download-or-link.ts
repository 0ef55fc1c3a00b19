import { useState } from 'react';
import { opensNoFiles } from '../../lib/browsers/opens-no-files.ts';
import { useAppContext } from '../app-context.ts';

export type TimedLink = { address: string; endsAt: string };

/** The host app and views inside other apps block files: there a link is made that another browser opens within ten minutes. */
export function useDownloadOrLink() {
  const { inHostApp } = useAppContext();
  const [link, setLink] = useState<TimedLink>();

  async function download(here: () => Promise<unknown>, elsewhere: () => Promise<TimedLink>) {
    try {
      if (inHostApp || opensNoFiles()) setLink(await elsewhere());
      else await here();
    } catch {
      // The call has already shown why not.
    }
  }
  return { download, link, close: () => setLink(undefined) };
}
