import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const redBadgeOnly = refusal(
  codes.notAllowed,
  'redBadgeOnly',
  'Exchange business cards restricted (red badge only)',
  '仅限红证代表交换名片',
);
export const cardsKeptPrivate = refusal(
  codes.notAllowed,
  'cardsKeptPrivate',
  'According to his/her settings, you cannot exchange business cards with this delegate',
  '根据对方的设置，您无法与该嘉宾交换名片',
);
export const nothingShared = invalid(
  'share',
  'nothingShared',
  'Please check mobile number or email address',
  '请勾选手机号码或电子邮箱',
);
export const notOnRecord = invalid(
  'share',
  'notOnRecord',
  'Your record does not hold this mobile number or email address. Please review what you share',
  '您的登记信息中没有该联系方式，请核对分享内容',
);
export const ownCard = refusal(
  codes.conflict,
  'ownCard',
  'You cannot exchange business cards with yourself',
  '您不能与自己交换名片',
);
export const cardAlreadySent = refusal(
  codes.conflict,
  'cardAlreadySent',
  'You have already sent your card to this delegate',
  '您已向该嘉宾发送名片',
);
export const alreadyFriends = refusal(
  codes.conflict,
  'alreadyFriends',
  'You have already exchanged business cards with this delegate',
  '您与该嘉宾已交换名片',
);
export const tooSoonAfterDecline = refusal(
  codes.conflict,
  'tooSoonAfterDecline',
  'This delegate has declined your card. You may send it again 24 hours after the decline',
  '该嘉宾已婉拒您的名片，婉拒满24小时后可再次发送',
);
export const tooManyCards = refusal(
  codes.tooOften,
  'tooManyCards',
  'You have reached today’s limit for sending cards. Please try again later',
  '您今日发送名片已达上限，请稍后再试',
);
export const cardWithdrawn = refusal(
  codes.conflict,
  'cardWithdrawn',
  'The sender has withdrawn this card',
  '对方已撤回该名片',
);
export const cardAlreadyAnswered = refusal(
  codes.conflict,
  'cardAlreadyAnswered',
  'This card has already been answered',
  '该名片已处理',
);
export const senderCannotExchange = refusal(
  codes.conflict,
  'senderCannotExchange',
  'This delegate can no longer exchange business cards',
  '该嘉宾已无法交换名片',
);
/** The mode was switched between opening the sheet and sending. */
export const sharingChanged = refusal(
  codes.conflict,
  'sharingChanged',
  'Your mode has changed in the meantime. Please review what you share and try again',
  '您的模式已变更，请核对分享内容后重试',
);
