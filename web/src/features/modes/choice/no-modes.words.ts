import { words } from '../../../lib/words.ts';

export const noModesWords = words({
  why: {
    en: 'Modes concern the exchange of business cards between formal delegates, so there is nothing to set for your badge. Your mobile number and email are not shown to other attendees.',
    zh: '模式仅适用于正式代表之间的名片交换，您的证件无需设置。您的手机号码和电子邮箱不会向其他参会人员显示。',
  },
  privacy: { en: 'Privacy and my data', zh: '隐私与我的数据' },
  profile: { en: 'My profile', zh: '个人资料' },
});
