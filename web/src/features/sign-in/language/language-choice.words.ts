import { words } from '../../../lib/words.ts';

export const languageChoiceWords = words({
  choose: { en: 'Choose your language', zh: '请选择语言' },
  goOn: { en: 'Continue', zh: '继续' },
  changeLater: { en: 'You can change this at any time with 中 / EN.', zh: '之后可随时通过“中 / EN”切换。' },
});
