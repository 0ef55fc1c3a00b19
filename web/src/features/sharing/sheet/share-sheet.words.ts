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
  offline: {
    en: 'There is no network at present. You may still copy the link or make a poster.',
    zh: '当前无网络连接，您仍可复制链接或生成海报。',
  },
});
