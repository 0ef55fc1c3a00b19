import { copyText } from './copy-text.ts';

export type Shareable = { title: string; text?: string; url: string };
export type Shared = 'shared' | 'copied' | 'stopped' | 'not possible';

/** Uses the phone's share sheet if there is one; otherwise the link goes into the clipboard. */
export async function share(what: Shareable): Promise<Shared> {
  if (navigator.canShare?.(what)) {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'stopped';
    }
  }
  return (await copyText(what.url)) ? 'copied' : 'not possible';
}
