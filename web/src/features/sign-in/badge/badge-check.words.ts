import { words } from '../../../lib/words.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

export const checkWords = words({
  confirmYou: { en: 'Confirm your identity', zh: '核实本人身份' },
  badgeRead: { en: 'Badge recognised', zh: '已识别证件' },
  notMe: { en: 'This is not me', zh: '非本人' },
  birthDate: { en: 'Date of birth', zh: '出生日期' },
  year: { en: 'Year', zh: '年' },
  month: { en: 'Month', zh: '月' },
  day: { en: 'Day', zh: '日' },
  yearNamed: { en: (year: number) => String(year), zh: (year) => `${year}年` },
  monthNamed: { en: (month: number) => months[month - 1] ?? '', zh: (month) => `${month}月` },
  dayNamed: { en: (day: number) => String(day), zh: (day) => `${day}日` },
  passport: {
    en: 'As on your passport or identity card. After six incorrect attempts in one day, badge login is suspended until the Secretariat restores it.',
    zh: '请与护照或身份证一致。一天内六次核对不符，证件登录将暂停，须由组委会秘书处恢复。',
  },
  triesLeft: {
    en: (tries: number) => (tries === 1 ? '1 attempt left' : `${tries} attempts left`),
    zh: (tries) => `还可尝试${tries}次`,
  },
  changeFirst: { en: 'Please change the date first', zh: '请先更改日期' },
  otherWays: { en: 'Use email or mobile', zh: '改用手机号或邮箱' },
  chooseFirst: { en: 'Choose your date of birth first', zh: '请先选择出生日期' },
  confirm: { en: 'Confirm and log in', zh: '确认并登录' },
  expired: { en: 'Please scan your badge again', zh: '请重新扫描证件' },
  expiredText: {
    en: 'More than 10 minutes have passed since it was scanned, or this page was opened directly.',
    zh: '距上次扫描已超过10分钟，或您直接打开了本页面。',
  },
  toSignIn: { en: 'Back to login', zh: '返回登录' },
});
