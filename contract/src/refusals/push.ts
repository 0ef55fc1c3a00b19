import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const pushServiceUnknown = invalid(
  'endpoint',
  'pushServiceUnknown',
  'This browser’s push service is not supported. Your messages stay in the inbox',
  '暂不支持该浏览器的推送服务，消息仍可在消息页查看',
);
export const pushKeyWrong = invalid('p256dh', 'pushKeyWrong', 'Validation error', '提交的信息有误');
export const pushSwitchedOff = refusal(
  codes.conflict,
  'pushSwitchedOff',
  'Push notifications are not available at this Forum. Your messages stay in the inbox',
  '本届论坛未开通消息推送，消息仍可在消息页查看',
);
