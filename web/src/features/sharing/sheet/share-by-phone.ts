import { share, type Shareable, type Shared } from '../../../lib/share-or-copy.ts';

/** A host app may put this into its view, so that its own menu opens (docs/host-app.md). */
type Surrounding = { forumHost?: { share?: (what: Shareable) => unknown } };
const host = () => (window as unknown as Surrounding).forumHost;

/** Whether the host app or the phone has a menu to share by. */
export function hasShareMenu(what: Shareable): boolean {
  return typeof host()?.share === 'function' || (navigator.canShare?.(what) ?? false);
}

export async function shareByPhone(what: Shareable): Promise<Shared> {
  try {
    if (typeof host()?.share !== 'function') return await share(what);
    // It stays a method of its object, as a bridge of a web view needs it.
    await host()?.share?.(what);
    return 'shared';
  } catch {
    return share(what);
  }
}
