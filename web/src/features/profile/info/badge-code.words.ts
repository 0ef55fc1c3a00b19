import { words } from '../../../lib/words.ts';

export const badgeCodeWords = words({
  title: { en: 'Badge number', zh: '证件编号' },
  close: { en: 'Close', zh: '关闭' },
  code: {
    en: (number: string) => `QR code of the badge number ${number}`,
    zh: (number) => `证件编号${number}的二维码`,
  },
  opensNothing: {
    en: 'For the Secretariat’s desk, where it shows who you are. It opens no door and logs nobody in.',
    zh: '供组委会秘书处服务台核对身份使用，不能用于入场或登录。',
  },
});
