/** WeChat's own browser has no share sheet, no downloads, no mail and no links into other apps. */
export function isWeChat(agent = navigator.userAgent): boolean {
  return /MicroMessenger/i.test(agent);
}
