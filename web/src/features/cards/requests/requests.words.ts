import { words } from '../../../lib/words.ts';

export const requestWords = words({
  received: { en: 'Received', zh: '收到的请求' },
  noneReceived: { en: 'No card is waiting for your answer', zh: '暂无待处理的名片' },
  noneReceivedFor: {
    en: (name: string) => `No card is waiting for ${name}’s answer`,
    zh: (name) => `${name}暂无待处理的名片`,
  },
  alreadySent: { en: 'Already sent', zh: '已发送' },
  noneSent: { en: 'No card of yours is waiting for an answer', zh: '您没有等待答复的名片' },
  accepted: { en: 'Recently accepted', zh: '最近接受' },
  noneAccepted: { en: 'No exchange lately', zh: '近期没有新交换的名片' },
  declined: { en: 'Recently declined', zh: '最近婉拒' },
  answered: { en: 'Answered', zh: '已处理' },
  noneAnswered: { en: 'Nothing has been answered lately', zh: '近期没有已处理的名片' },
  allFriends: { en: 'All friends', zh: '全部名片联系人' },

  waiting: { en: (when: string) => `Waiting for an answer · ${when}`, zh: (when) => `等待答复 · ${when}` },
  isAccepted: { en: 'Accepted', zh: '已接受' },
  isDeclined: { en: 'Declined', zh: '已婉拒' },
  youDeclined: { en: (when: string) => `Declined · ${when}`, zh: (when) => `已婉拒 · ${when}` },
  theyDeclined: { en: (when: string) => `Declined your card · ${when}`, zh: (when) => `对方婉拒了您的名片 · ${when}` },
  withWhom: { en: (when: string, by: string) => `${when}, ${by}`, zh: (when, by) => `${when}，${by}` },

  accept: { en: 'Accept', zh: '接受' },
  acceptOf: { en: (name: string) => `Accept the card of ${name}`, zh: (name) => `接受${name}的名片` },
  decline: { en: 'Decline', zh: '婉拒' },
  declineOf: { en: (name: string) => `Decline the card of ${name}`, zh: (name) => `婉拒${name}的名片` },
  deleteOf: { en: (name: string) => `Delete the card of ${name}`, zh: (name) => `删除${name}的名片` },
  withdraw: { en: 'Withdraw', zh: '撤回' },
  withdrawFrom: {
    en: (name: string) => `Withdraw the card you sent to ${name}`,
    zh: (name) => `撤回发给${name}的名片`,
  },

  markedBy: {
    en: (who: string, forWhom: string) => `Your answer is marked “by ${who} for ${forWhom}”`,
    zh: (who, forWhom) => `您的答复将标明“由${who}代${forWhom}处理”`,
  },
  seesYours: {
    en: (name: string, forWhom: string) =>
      `Once you accept, ${name} will see your contact details, not those of ${forWhom}.`,
    zh: (name, forWhom) => `您接受后，${name}可查看您的联系方式，而非${forWhom}本人的联系方式。`,
  },

  declineAsk: { en: (name: string) => `Decline the card of ${name}?`, zh: (name) => `婉拒${name}的名片？` },
  declineText: {
    en: (name: string) => `${name} will be told and may send a card again 24 hours later.`,
    zh: (name) => `系统将告知${name}，对方24小时后可再次发送名片。`,
  },
  wasDeclined: { en: 'The card has been declined', zh: '已婉拒该名片' },
  deleteAsk: { en: (name: string) => `Delete the card of ${name}?`, zh: (name) => `删除${name}的名片？` },
  deleteText: {
    en: (name: string) => `${name} will not be told and will continue to see “Already sent”.`,
    zh: (name) => `系统不会告知${name}，对方页面仍显示“已发送”。`,
  },
  delete: { en: 'Delete', zh: '删除' },
  wasDeleted: { en: 'The card has been deleted', zh: '名片已删除' },
  withdrawAsk: {
    en: (name: string) => `Withdraw the card you sent to ${name}?`,
    zh: (name) => `撤回发给${name}的名片？`,
  },
  withdrawText: {
    en: (name: string) => `${name} can no longer accept it. You may send a new one at any time.`,
    zh: (name) => `撤回后，${name}将无法接受该名片。您可随时重新发送。`,
  },
  wasWithdrawn: { en: 'Your card has been withdrawn', zh: '名片已撤回' },
  acceptAsk: { en: (name: string) => `Accept the card of ${name}?`, zh: (name) => `接受${name}的名片？` },
  wasAccepted: { en: 'You have exchanged business cards', zh: '双方已交换名片' },
  acceptedFor: {
    en: (name: string) => `Accepted for ${name}`,
    zh: (name) => `已代${name}接受名片`,
  },
  acceptTitle: { en: 'Accept card', zh: '接受名片' },
  youSee: {
    en: (name: string) => `You will also see what ${name} has chosen to share.`,
    zh: (name) => `您也可查看${name}所分享的联系方式。`,
  },
});
