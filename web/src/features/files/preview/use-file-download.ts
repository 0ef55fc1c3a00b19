import { transportCodes } from 'contract/wire/codes';
import { useEffect, useRef, useState } from 'react';
import { CallFailure } from '../../../lib/call/call-failure.ts';
import { fetchFile } from '../../../lib/downloads/fetch-file.ts';
import { saveFile } from '../../../lib/downloads/save-file.ts';
import { prepareQuietly } from '../files.api.ts';

type Download = { state: 'idle' } | { state: 'running'; received: number } | { state: 'cut' };

/** Fetches a file with its progress. One that was cut off can be tried again, with a ticket of its own. */
export function useFileDownload(id: string, name: string, onDone: () => void) {
  const [download, setDownload] = useState<Download>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  // Whoever leaves the page does not wait for the file any more.
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const stop = (running.current = new AbortController());
    const show = (next: Download) => stop === running.current && setDownload(next);
    show({ state: 'running', received: 0 });
    try {
      const file = await fetchFile(await prepareQuietly(id), {
        signal: stop.signal,
        onProgress: (received) => show({ state: 'running', received }),
      });
      if (stop.signal.aborted) return;
      saveFile(file, name);
      show({ state: 'idle' });
      onDone();
    } catch (failure) {
      show(isStopped(failure) ? { state: 'idle' } : { state: 'cut' });
    }
  }
  function cancel() {
    running.current?.abort();
    running.current = undefined;
    setDownload({ state: 'idle' });
  }
  return { download, start, cancel };
}

const isStopped = (failure: unknown) => failure instanceof CallFailure && failure.code === transportCodes.abort;
