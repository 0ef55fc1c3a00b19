import wx from 'weixin-js-sdk';
import { signedForWeChat } from '../sharing.api.ts';
import type { ShareCard } from './share-card.ts';

type Signed = NonNullable<Awaited<ReturnType<typeof signedForWeChat>>>;

const patience = 5_000;
/** The signature that WeChat took; it is good for all pages. */
let taken: Signed | undefined;

/** Sets what WeChat's own menu shares; resolves with false without an account, or where WeChat does not allow it. */
export async function setShareCard(card: ShareCard): Promise<boolean> {
  if (taken) return isSet(card);
  for (const page of addressesToSign()) {
    const signed = await signedForWeChat(page).catch(() => null);
    if (!signed) return false;
    configure(signed);
    if (!(await isSet(card))) continue;
    taken = signed;
    return true;
  }
  return false;
}

/** WeChat on Android checks the page that is shown; on iOS it may check the one that was opened first. */
function addressesToSign(): string[] {
  const [opened] = performance.getEntriesByType('navigation');
  const { pathname, search, origin } = window.location;
  const first = opened?.name.startsWith(`${origin}/`) ? opened.name.slice(origin.length).split('#')[0] : undefined;
  return [...new Set([pathname + search, first ?? pathname + search])];
}

function configure({ appId, timestamp, nonce, signature }: Signed) {
  const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;
  wx.config({ debug: false, appId, timestamp, nonceStr: nonce, signature, jsApiList: [...jsApiList] });
}

/** Whether WeChat took the signature shows when something is set by it. */
function isSet({ title, desc, link, imgUrl }: ShareCard): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience, false);
    wx.ready(() => {
      wx.updateTimelineShareData({ title, link, imgUrl, success: () => undefined });
      const told = { success: () => resolve(true), fail: () => resolve(false) };
      wx.updateAppMessageShareData({ title, desc, link, imgUrl, ...told });
    });
  });
}
