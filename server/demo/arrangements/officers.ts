import { people } from '../people.ts';
import type { Both, DemoPerson } from '../shapes.ts';

type Officer = { name: Both; phone: string };

/** The liaison officers of the Secretariat, at their desks; the numbers reach nobody. */
const desks: Record<string, string> = {
  'mi-zhiyao': '+86 10 1555 0126',
  'mou-jian': '+86 10 1555 0127',
  'nong-yuning': '+86 10 1555 0128',
  'fiona-braithwaite': '+86 10 1555 0131',
  'tan-kah-min': '+86 10 1555 0132',
  'selam-gebre': '+86 10 1555 0133',
  'meng-yizhou': '+86 10 1555 0121',
  'wu-jianhua': '+86 10 1555 0122',
};
const ofPartners: Officer = { name: { zh: '佟安然', en: 'Tong Anran' }, phone: '+86 10 1555 0136' };
const ofMedia: Officer = { name: { zh: '祁望舒', en: 'Qi Wangshu' }, phone: '+86 10 1555 0137' };

const turns: Record<DemoPerson['group'], readonly [string, string, string]> = {
  chinese: ['mou-jian', 'nong-yuning', 'mi-zhiyao'],
  international: ['fiona-braithwaite', 'tan-kah-min', 'selam-gebre'],
};

export function officerOf({ key, badge, group, rank }: DemoPerson): Officer {
  if (badge === 'blue') return ofPartners;
  if (badge === 'green') return ofMedia;
  // Those who work at the Forum call the duty officer, who calls the transport manager.
  if (badge === 'grey') return atDesk(key === 'meng-yizhou' ? 'wu-jianhua' : 'meng-yizhou');
  return atDesk(turns[group][rank % 3] ?? turns[group][0]);
}

function atDesk(key: string): Officer {
  const [officer, phone] = [people.find((person) => person.key === key), desks[key]];
  if (!officer || !phone) throw new Error(`nobody in the demo is the liaison officer ${key}`);
  return { name: officer.name, phone };
}
