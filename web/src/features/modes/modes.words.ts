import { words } from '../../lib/words.ts';

export const modeWords = words({
  title: { en: 'Who sees what', zh: '可见范围与模式' },
  social: { en: 'Social', zh: '社交模式' },
  privacy: { en: 'Privacy', zh: '隐私模式' },
  assistant: { en: 'Assistant', zh: '助理模式' },
  close: { en: 'Close', zh: '关闭' },
  // The specification's words.
  redBadgeOnly: {
    en: 'Exchange business cards restricted (red badge only)',
    zh: '仅限红证代表交换名片',
  },
});
