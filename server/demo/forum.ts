import type { DemoForum } from './shapes.ts';

export const forum: DemoForum = {
  name: { zh: '全球发展高层论坛', en: 'High-Level Forum on Global Development' },
  theme: { zh: '转型时代的信心', en: 'Confidence in an Age of Transition' },
  place: { zh: '北京·玉澄国宾馆', en: 'Yucheng State Guesthouse, Beijing' },
  timeZone: 'Asia/Shanghai',
  // No subscriber number in Beijing starts with 1, so these numbers reach nobody.
  secretariatPhone: '+861015550180',
  emergencyPhone: '+861015550110',
  medicalPhone: '+861015550120',
  wifi: { name: 'Yucheng-Forum', password: 'Confidence-2027' },
};
