import { words } from '../../../lib/words.ts';

export const meetingActionWords = words({
  actions: { en: 'Meeting actions', zh: '会议操作' },
  share: { en: 'Share', zh: '分享' },
  addToCalendar: { en: 'Add to calendar', zh: '加入手机日历' },
  updateCalendar: { en: 'Update my calendar', zh: '更新手机日历' },
  cancelInCalendar: { en: 'Mark as cancelled in my calendar', zh: '在手机日历中标为已取消' },
  materials: { en: 'Materials', zh: '会议资料' },
  download: { en: 'Download', zh: '下载' },

  downloaded: { en: 'The download has begun', zh: '已开始下载' },
  calendarDone: {
    en: 'The download has begun. Please open the calendar file to update your calendar',
    zh: '已开始下载日历文件，请打开文件更新手机日历',
  },

  linkCopied: { en: 'The link has been copied', zh: '链接已复制' },
  shareInWeChat: {
    en: 'Please tap “···” at the top right, then choose to send or share the page.',
    zh: '请点击右上角“···”，选择“发送给朋友”或“分享到朋友圈”。',
  },
});
