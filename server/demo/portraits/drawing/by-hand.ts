import type { RegionName } from './regions.ts';

export type Dress =
  | 'suit'
  | 'open collar'
  | 'stand collar'
  | 'closed jacket'
  | 'waistcoat'
  | 'robe'
  | 'agbada'
  | 'batik'
  | 'barong'
  | 'blazer'
  | 'round neck'
  | 'qipao collar'
  | 'ao dai'
  | 'sari'
  | 'shawl'
  | 'wrapped';
export type Headwear = 'hijab' | 'ghutra' | 'cap' | 'soft cap' | 'headwrap' | 'topi';
type ByHand = { region?: RegionName; dress?: Dress; headwear?: Headwear; bald?: boolean };

/** What the record does not say, or what a person of that office would choose to wear. */
export const byHand: Record<string, ByHand> = {
  'aroha-te-marama': { region: 'pacific', dress: 'round neck' },
  'priya-elliston-rao': { region: 'southAsian', dress: 'blazer' },
  'alecia-beaumont-cruse': { region: 'westAfrican', dress: 'blazer' },
  'nathan-attwater-greene': { region: 'eastAfrican', dress: 'suit' },
  'nada-kirmizian': { region: 'mediterranean' },
  'dmitri-ostrovenko': { region: 'european' },
  'amadou-kouressy': { dress: 'agbada', headwear: 'cap' },
  'oluremi-adebari': { dress: 'agbada', headwear: 'soft cap' },
  'chanda-simwinga': { dress: 'suit' },
  'yousef-al-matroudi': { dress: 'robe', headwear: 'ghutra' },
  'nasser-al-turaifi': { dress: 'robe', headwear: 'ghutra' },
  'huda-al-rawahiya': { dress: 'shawl', headwear: 'hijab' },
  'siti-rahmadani-kusumawati': { dress: 'shawl', headwear: 'hijab' },
  'azlin-hasbullah': { dress: 'shawl', headwear: 'hijab' },
  'layla-al-marzaban': { dress: 'shawl', headwear: 'hijab' },
  'khalida-al-suwaidan': { dress: 'shawl', headwear: 'hijab' },
  'maha-el-sherbini': { dress: 'blazer', headwear: 'hijab' },
  'tasneem-rahmatunnessa': { dress: 'sari' },
  'anushka-mazumder': { dress: 'sari' },
  'priyanka-deshwal': { dress: 'sari' },
  'ruwanthi-wickramasuriya': { dress: 'sari' },
  'aditi-kolwalkar': { dress: 'stand collar' },
  'raghunath-velayankar': { dress: 'closed jacket' },
  'deepak-rohekar': { dress: 'waistcoat' },
  'shahzad-kirmani': { dress: 'waistcoat' },
  'prakash-thapaliya': { dress: 'suit', headwear: 'topi' },
  'nimal-senaviratna': { dress: 'suit' },
  'bagus-wirayanto': { dress: 'batik' },
  'ramil-macaspac': { dress: 'barong' },
  'fatoumata-konandji': { dress: 'wrapped', headwear: 'headwrap' },
  'abena-frimpomaa': { dress: 'wrapped', headwear: 'headwrap' },
  'adaobi-obiakor': { dress: 'blazer', headwear: 'headwrap' },
  'clemence-uwimana': { dress: 'wrapped' },
  'vo-hoang-tuyet-minh': { dress: 'ao dai' },
  'wen-rulan': { dress: 'qipao collar' },
  'ma-zhixia': { dress: 'qipao collar' },
  'pan-yumei': { dress: 'qipao collar' },
  'li-wangqiu': { dress: 'qipao collar' },
  'li-yantang': { dress: 'stand collar' },
  'huang-yuchuan': { dress: 'stand collar' },
  'han-xuzhi': { dress: 'stand collar' },
  'e-yunqi': { dress: 'stand collar' },
  'zhong-weidong': { dress: 'stand collar' },
  'sipho-madikane': { bald: true },
  'gregory-hallworthy': { bald: true },
};
