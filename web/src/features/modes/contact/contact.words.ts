import { words } from '../../../lib/words.ts';

export const contactWords = words({
  contact: { en: 'Contact person', zh: '联系人' },
  nobody: {
    en: 'No contact person has been named yet. Assistant mode begins when your contact person has confirmed.',
    zh: '尚未指定联系人。联系人确认后，助理模式方可生效。',
  },
  add: { en: 'Add a contact person', zh: '添加联系人' },
  change: { en: 'Change', zh: '更改' },

  waiting: { en: 'Waiting', zh: '待确认' },
  confirmed: { en: 'Confirmed', zh: '已确认' },
  waitsUntil: {
    en: (name: string, when: string) => `${name} has been invited and has until ${when} to confirm.`,
    zh: (name, when) => `已邀请${name}，请其于${when}前确认。`,
  },
  assistantWaits: {
    en: (name: string, when: string, mode: string) =>
      `Assistant mode has not begun: ${name} has until ${when} to confirm. Until then you remain in ${mode.toLowerCase()} mode.`,
    zh: (name, when, mode) => `助理模式尚未生效：请${name}于${when}前确认。在此之前，您仍处于${mode}。`,
  },

  seesSchedule: {
    en: (name: string) => `${name} may also see my schedule and arrangements`,
    zh: (name) => `允许${name}查看我的日程和安排`,
  },
  seesScheduleMeans: {
    en: 'Read only; they also get your reminders.',
    zh: '仅可查看，并同时收到您的日程提醒。',
  },
  nowSees: {
    en: (name: string) => `${name} can now see your schedule and arrangements`,
    zh: (name) => `${name}现可查看您的日程和安排`,
  },
  noLongerSees: {
    en: (name: string) => `${name} can no longer see your schedule and arrangements`,
    zh: (name) => `${name}已无法查看您的日程和安排`,
  },

  revoke: { en: (name: string) => `Revoke ${name}’s authority`, zh: (name) => `撤销对${name}的授权` },
  revokeMeans: {
    en: (name: string) =>
      `Takes effect at once: ${name} can no longer answer for you, and assistant mode ends. Delegates who already have ${name}’s details keep them.`,
    zh: (name) => `立即生效：${name}不能再代您答复名片，助理模式随即结束。此前已交换的名片不受影响。`,
  },
  revoked: {
    en: (name: string, mode: string) => `${name} no longer acts for you. You are in ${mode.toLowerCase()} mode`,
    zh: (name, mode) => `${name}已不再代您处理名片，您现处于${mode}`,
  },
  withdraw: { en: 'Withdraw the invitation', zh: '撤回邀请' },
  withdrawn: { en: 'The invitation has been withdrawn', zh: '邀请已撤回' },
  invited: {
    en: (name: string) => `${name} has been invited and must now log in and confirm`,
    zh: (name) => `已邀请${name}，请其登录并确认`,
  },
  saved: { en: 'Saved', zh: '已保存' },
});
