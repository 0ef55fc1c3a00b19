import { words } from '../../lib/words.ts';

export const closingWords = words({
  concluded: { en: 'The Forum has concluded', zh: '论坛已闭幕' },
  until: {
    en: (date: string) => `Thank you for taking part. You can log in until the end of ${date}.`,
    zh: (date: string) => `感谢您的参与。您可在${date}24时前登录。`,
  },
  takeAlong: {
    en: 'Until then you can download what is kept about you.',
    zh: '在此之前，您可以下载论坛保存的您的个人数据。',
  },
  ownData: { en: 'Privacy and my data', zh: '隐私与我的数据' },
});
