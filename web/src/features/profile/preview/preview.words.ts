import { words } from '../../../lib/words.ts';

export const previewWords = words({
  preview: { en: 'Preview: what others see', zh: '预览：他人所见' },
  whatOthersSee: { en: 'What others see', zh: '他人所见' },
  lead: {
    en: 'This is your page in the directory, as other delegates see it. Your mobile number and email address are not on it.',
    zh: '以下是其他嘉宾在嘉宾名录中看到的您的页面，不含手机号码和电子邮箱。',
  },
  notListed: { en: 'The directory does not list you', zh: '您未列入嘉宾名录' },
  notListedText: {
    en: 'Other attendees cannot look you up. Only formal delegates are listed; if you expected to be, please contact the Secretariat.',
    zh: '其他参会人员无法查看您的资料。名录仅列正式代表，如有疑问，请联系组委会秘书处。',
  },
});
