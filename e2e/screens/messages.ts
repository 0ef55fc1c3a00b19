import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

const counted = (name: string, count: number) => new RegExp(count > 0 ? `^${name} ?${count}` : `^${name}$`);

export const messagesScreen = screen((page: Page, say: Say) => {
  const reminders = say({ zh: '提醒', en: 'Reminders' });
  const notifications = say({ zh: '通知', en: 'Notifications' });
  return {
    open: (group: 'reminder' | 'notification' = 'reminder') => page.goto(`/cdfH5/pages/message/message?group=${group}`),
    reminders: page.getByRole('radio', { name: new RegExp(`^${reminders}`) }),
    allRemindersRead: page.getByRole('radio', { name: reminders, exact: true }),
    notifications: (unread: number) => page.getByRole('radio', { name: counted(notifications, unread) }),
    message: (title: string | RegExp) => page.getByRole('main').getByRole('link', { name: title }),
    readAll: page.getByRole('button', { name: say({ zh: /全部已读/, en: /^Read all/ }) }),
    bell: page.getByRole('link', { name: say({ zh: /^消息( \d+条未读)?$/, en: /^Messages( \d+ unread)?$/ }) }).first(),
    /** The bell when something is unread. */
    ringing: page.getByRole('link', { name: say({ zh: /^消息 \d+条未读$/, en: /^Messages \d+ unread$/ }) }).first(),
    openMeeting: page.getByRole('link', { name: say({ zh: '查看会议', en: 'Open the meeting' }) }),
  };
});
