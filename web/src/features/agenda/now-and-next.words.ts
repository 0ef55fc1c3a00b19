import { words } from '../../lib/words.ts';

export const nowAndNextWords = words({
  nowAndNext: { en: 'Now and next', zh: '当前与接下来的会议' },
  now: { en: 'Now', zh: '正在进行' },
  next: { en: 'Next', zh: '接下来' },
  allOver: { en: 'All meetings have concluded. Thank you for attending.', zh: '全部会议已结束，感谢您的参与。' },
  wholeAgenda: { en: 'The whole agenda', zh: '查看全部日程' },
});
