import { copyText } from '../../lib/copy-text.ts';

export type Shareable = { title: string; text?: string; url: string };
type Shared = 'shared' | 'copied' | 'stopped' | 'not possible';

/** Whether the host app or the phone has a menu to share by. */
export function hasShareMenu(what: Shareable): boolean {
  return hostHasMenu() || (navigator.canShare?.(what) ?? false);
}

/** Uses the host app's menu or the phone's if there is one; otherwise the link goes into the clipboard. */
export async function share(what: Shareable): Promise<Shared> {
  if (hostHasMenu() && (await isSharedByHost(what))) return 'shared';
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

function hostHasMenu(): boolean {
  return typeof window.forumHost?.share === 'function';
}

async function isSharedByHost(what: Shareable): Promise<boolean> {
  try {
    // It stays a method of its object, as a bridge of a web view needs it.
    await window.forumHost?.share?.(what);
    return true;
  } catch {
    return false;
  }
}
