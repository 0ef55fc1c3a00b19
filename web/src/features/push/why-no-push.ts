import { isWeChat } from '../../lib/wechat.ts';

/** Where a browser has no push, and the inbox serves alone. */
export type WhyNoPush = 'hostApp' | 'weChat' | 'notInstalled' | 'noPush';

type WhereItRuns = { inHostApp: boolean; agent?: string; standalone?: boolean | undefined; has?: boolean };

/** Undefined where push can be asked for. */
export function whyNoPush({
  inHostApp,
  agent = navigator.userAgent,
  standalone = (navigator as { standalone?: boolean }).standalone,
  has = hasPush(),
}: WhereItRuns): WhyNoPush | undefined {
  if (inHostApp) return 'hostApp';
  if (isWeChat(agent)) return 'weChat';
  if (has) return undefined;
  // Only Apple's phones and tablets say whether a page runs from the Home Screen, and only from there they push.
  return standalone === false ? 'notInstalled' : 'noPush';
}

function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}
