import { words } from '../../../lib/words.ts';

export const languageChoiceWords = words({
  choose: { en: 'Choose your language', zh: '请选择语言' },
  textSize: { en: 'Text size', zh: '字号' },
  normal: { en: 'Normal text', zh: '标准字号' },
  large: { en: 'Large text', zh: '大字号' },
  'x-large': { en: 'Extra large text', zh: '特大字号' },
  goOn: { en: 'Continue', zh: '继续' },
  changeLater: { en: 'You can change this at any time with 中 / EN.', zh: '之后可随时通过“中 / EN”切换。' },
});
