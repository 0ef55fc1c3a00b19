import { words } from '../../lib/words.ts';

export const sessionLostWords = words({
  sessionLost: {
    en: 'Your personal data have been removed from this device. If you did not expect this, please contact the Secretariat.',
    zh: '本设备上的个人信息已清除。如非您本人操作，请联系组委会秘书处。',
  },
  unusedBefore: {
    en: (rest: string) => `You have not used the app for 30 days. ${rest}`,
    zh: (rest) => `您已30天未使用本应用。${rest}`,
  },
});
