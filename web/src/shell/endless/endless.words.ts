import { words } from '../../lib/words.ts';

export const endlessWords = words({
  more: { en: 'Show more', zh: '查看更多' },
  loading: { en: 'Loading …', zh: '正在加载……' },
  notContinued: { en: 'The rest could not be loaded.', zh: '其余内容未能加载。' },
  tryAgain: { en: 'Try again', zh: '重试' },
  end: { en: 'You have reached the end', zh: '已显示全部内容' },
});
