import { words } from '../../../lib/words.ts';

export const shareSheetWords = words({
  share: { en: 'Share', zh: '分享' },
  poster: { en: 'Poster', zh: '海报' },
  close: { en: 'Close', zh: '关闭' },
  cancel: { en: 'Cancel', zh: '取消' },
  ways: { en: 'Ways to share', zh: '分享方式' },

  byPhone: { en: 'Share to…', zh: '分享到…' },
  chat: { en: 'Chat', zh: '发给朋友' },
  moments: { en: 'Moments', zh: '朋友圈' },
  makePoster: { en: 'Poster', zh: '生成海报' },
  copyLink: { en: 'Copy link', zh: '复制链接' },

  address: { en: 'Link', zh: '链接' },
  linkCopied: { en: 'The link has been copied', zh: '链接已复制' },
  copyByHand: { en: 'Please press and hold the link to copy it', zh: '请长按链接进行复制' },

  onlyForParticipants: {
    en: 'This article is for participants. Whoever opens the link will be asked to log in.',
    zh: '本文仅面向与会者，打开链接后须登录方可阅读。',
  },
  inWeChat: {
    en: 'Please tap “···” at the top right, then choose to send the article to a chat or to share it in Moments.',
    zh: '请点击右上角“···”，选择“发送给朋友”或“分享到朋友圈”。',
  },
  // Without an account WeChat shares the page of the app, which asks everybody to log in.
  inWeChatByLink: {
    en: 'To send the article, please copy the link and paste it into a chat, or use the poster. The menu “···” at the top right sends this page of the app, which asks for a login.',
    zh: '如需转发本文，请复制链接后粘贴到聊天中，或生成海报后长按发送。通过右上角“···”转发的是应用页面，对方须登录后查看。',
  },
  offline: {
    en: 'There is no network at present. You may still copy the link or make a poster.',
    zh: '当前无网络连接，您仍可复制链接或生成海报。',
  },
});
