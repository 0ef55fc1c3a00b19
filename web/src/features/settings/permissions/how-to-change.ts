import type { OpenedIn, System } from '../../../lib/opened-in.ts';

/** The ways to change a permission, each with words of its own. */
export type Way = 'host' | 'wechat' | 'installedIos' | 'installed' | 'safari' | 'phoneBrowser' | 'desktop';

/** How the permission is changed on this very phone. */
export function wayToChange(where: OpenedIn, system: System): Way {
  if (where === 'host' || where === 'wechat') return where;
  if (where === 'installed') return system === 'ios' ? 'installedIos' : 'installed';
  if (system === 'ios') return 'safari';
  return system === 'android' || system === 'harmony' ? 'phoneBrowser' : 'desktop';
}
