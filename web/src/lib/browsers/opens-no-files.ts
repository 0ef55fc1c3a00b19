/**
 * Views inside other apps drop a download without a word: those of WeChat, DingTalk, Feishu, QQ, Alipay and Weibo, and
 * whatever Android itself shows inside an app. QQ's own browser is one like any other.
 */
export function opensNoFiles(agent = navigator.userAgent): boolean {
  return /MicroMessenger|DingTalk|Lark|Feishu|\bQQ\/|AlipayClient|Weibo|; wv\)/i.test(agent);
}
