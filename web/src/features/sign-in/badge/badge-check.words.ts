import { words } from '../../../lib/words.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

export const checkWords = words({
  confirmYou: { en: 'Confirm it is you', zh: '核实本人身份' },
  badgeRead: { en: 'Badge read', zh: '已识别证件' },
  notMe: { en: 'This is not me', zh: '不是我本人' },
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
  chooseFirst: { en: 'Choose your date of birth first', zh: '请先选择出生日期' },
  confirm: { en: 'Confirm and log in', zh: '确认并登录' },
  expired: { en: 'Please read your badge again', zh: '请重新读取证件' },
  expiredText: {
    en: 'More than ten minutes have passed since it was read, or the page was opened by itself.',
    zh: '距上次读取已超过十分钟，或页面为直接打开。',
  },
  toSignIn: { en: 'Back to login', zh: '返回登录' },
});
