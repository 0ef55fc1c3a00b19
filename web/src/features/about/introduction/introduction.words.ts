import { words } from '../../../lib/words.ts';

export const introductionWords = words({
  about: { en: 'About the Forum', zh: '论坛简介' },
  theme: { en: (theme: string) => `“${theme}”`, zh: (theme) => `“${theme}”` },
  facts: { en: 'At a glance', zh: '基本信息' },
  dates: { en: 'Dates', zh: '时间' },
  place: { en: 'Venue', zh: '地点' },
  organisers: { en: 'Organisers', zh: '组织机构' },
  secretariat: { en: 'Secretariat', zh: '组委会秘书处' },
  telephone: { en: 'Telephone', zh: '电话' },
  call: { en: (number: string) => `Call the Secretariat, ${number}`, zh: (number) => `致电组委会秘书处：${number}` },
  further: { en: 'Further information', zh: '更多信息' },
  questions: { en: 'Frequently asked questions', zh: '常见问题' },
  agreement: { en: 'User Service Agreement', zh: '用户服务协议' },
  privacy: { en: 'Privacy Policy', zh: '隐私政策' },
  ownData: { en: 'Your data and logging out', zh: '个人信息与退出登录' },
  filings: { en: 'Filing numbers', zh: '备案信息' },
});
