import { words } from '../../../lib/words.ts';

export const filterSheetWords = words({
  close: { en: 'Close', zh: '关闭' },

  type: { en: 'All types', zh: '全部类型' },
  hall: { en: 'All halls', zh: '全部会议厅' },
  status: { en: 'Any status', zh: '全部状态' },
});
