import { words } from '../../../lib/words.ts';

export const legalTextWords = words({
  texts: { en: 'Legal texts', zh: '协议与隐私政策' },
  which: { en: 'Choose a text', zh: '选择文本' },
  agreement: { en: 'Agreement', zh: '服务协议' },
  privacy: { en: 'Privacy', zh: '隐私政策' },
  close: { en: 'Close', zh: '关闭' },
  version: { en: (version: number) => `Version ${version}`, zh: (version) => `第${version}版` },
});
