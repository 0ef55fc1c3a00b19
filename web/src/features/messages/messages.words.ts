import { words } from '../../lib/words.ts';

export const messageWords = words({
  messages: { en: 'Messages', zh: '消息' },
  message: { en: 'Message', zh: '消息详情' },
  reminders: { en: 'Reminders', zh: '提醒' },
  notifications: { en: 'Notifications', zh: '通知' },
  groups: { en: 'Kind of message', zh: '消息类别' },
  unread: { en: 'Unread', zh: '未读' },
  today: { en: 'Today', zh: '今天' },
  yesterday: { en: 'Yesterday', zh: '昨天' },

  readAll: { en: 'Read all', zh: '全部已读' },
  readAllReminders: { en: 'Read all reminders', zh: '提醒全部已读' },
  readAllNotifications: { en: 'Read all notifications', zh: '通知全部已读' },
  allRead: { en: 'All read', zh: '已全部标为已读' },
  notMarked: { en: 'Your messages could not be marked as read. Please try again', zh: '未能标为已读，请重试' },
  older: { en: 'Show earlier messages', zh: '查看更早的消息' },

  noReminders: { en: 'No reminders yet', zh: '暂无提醒' },
  remindersComeHere: {
    en: 'You will be reminded here 30 and 10 minutes before the meetings you have bookmarked and the entries of your own schedule. If you chair or speak, you will also be reminded a day before.',
    zh: '您收藏的会议和个人日程，将在开始前30分钟和10分钟在此提醒；由您主持或发言的会议，前一天另有提醒。',
  },
  noNotifications: { en: 'No notifications yet', zh: '暂无通知' },
  notificationsComeHere: {
    en: 'Changes to the meetings that concern you, and announcements by the Secretariat, will appear here.',
    zh: '与您有关的会议变更和组委会秘书处发布的通知将显示在这里。',
  },
});
