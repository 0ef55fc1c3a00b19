import { words } from '../../../lib/words.ts';

export const planServiceWords = words({
  legend: { en: 'Legend', zh: '图例' },
  gate: { en: 'Entrance', zh: '入口' },
  helpDesk: { en: 'Help desk', zh: '服务台' },
  firstAid: { en: 'First-aid room', zh: '医务室' },
  toilets: { en: 'Toilets', zh: '卫生间' },
  lift: { en: 'Lift', zh: '电梯' },
  stairs: { en: 'Stairs', zh: '楼梯' },
  quietRoom: { en: 'Quiet room', zh: '静室' },
  prayerRoom: { en: 'Prayer room', zh: '祈祷室' },
  stepFree: { en: 'Step-free route', zh: '无障碍通道' },
});
