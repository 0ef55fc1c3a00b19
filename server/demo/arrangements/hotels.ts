import type { Both } from '../shapes.ts';

export type DemoHotel = { name: Both; address: Both; phone: string };

/** The hotels are invented, and their numbers reach nobody, like those of the Secretariat. */
export const hotels = {
  guesthouse: {
    name: { zh: '玉澄国宾馆', en: 'Yucheng State Guesthouse' },
    address: { zh: '北京市玉澄路8号', en: '8 Yucheng Road, Beijing' },
    phone: '+86 10 1555 0161',
  },
  chenghuai: {
    name: { zh: '澄怀宾馆', en: 'Chenghuai Hotel' },
    address: { zh: '北京市云岫街18号', en: '18 Yunxiu Street, Beijing' },
    phone: '+86 10 1555 0162',
  },
  yanxi: {
    name: { zh: '砚溪饭店', en: 'Yanxi Hotel' },
    address: { zh: '北京市玉澄路26号', en: '26 Yucheng Road, Beijing' },
    phone: '+86 10 1555 0163',
  },
  xiuchuan: {
    name: { zh: '岫川酒店', en: 'Xiuchuan Hotel' },
    address: { zh: '北京市云岫街41号', en: '41 Yunxiu Street, Beijing' },
    phone: '+86 10 1555 0164',
  },
  tangling: {
    name: { zh: '棠岭公寓', en: 'Tangling Residence' },
    address: { zh: '北京市棠岭路7号', en: '7 Tangling Road, Beijing' },
    phone: '+86 10 1555 0165',
  },
} as const satisfies Record<string, DemoHotel>;
