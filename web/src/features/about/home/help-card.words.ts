import { words } from '../../../lib/words.ts';

export const helpWords = words({
  help: { en: 'Help', zh: '帮助' },
  secretariat: { en: 'Secretariat', zh: '组委会秘书处' },
  emergency: { en: 'Emergency', zh: '紧急求助' },
  medical: { en: 'Medical assistance', zh: '医疗救助' },
  call: {
    en: (whom: string, number: string) => `${whom}: call ${number}`,
    zh: (whom, number) => `${whom}：致电${number}`,
  },
  wifi: { en: (name: string) => `Wi-Fi: ${name}`, zh: (name) => `无线网络：${name}` },
  password: { en: 'Password: ', zh: '密码：' },
  copyPassword: { en: 'Copy the Wi-Fi password', zh: '复制无线网络密码' },
});
