import { expect, test } from 'vitest';
import { avatarGround, initialsOf } from './avatar-rules.ts';

test.each([
  ['Helena Thornquist', 'HT'],
  ['  Priyanka  van der Deshwal ', 'PD'],
  ['Émile Zola', 'ÉZ'],
  ['María de la Concepción FERNÁNDEZ-ALVARADO DE MONTEVERDE', 'MF'],
  ['Chloé O’DUNLEAVY', 'CO'],
  ['GU Minglan', 'GM'],
  ['John F. Okoro', 'JO'],
  ['John Smith III', 'JS'],
  ['John SMITH Jr.', 'JS'],
  ['Anna A.B. Costa', 'AC'],
  ['Jinping XI', 'JX'],
  ['Sukarno', 'S'],
  ['沈砚之', '之'],
  ['海伦娜·索恩奎斯特', '索'],
  ['西蒂·拉赫马达尼·库苏马瓦蒂', '库'],
  ['玛丽亚·德拉孔塞普西翁·费尔南德斯-阿尔瓦拉多·德蒙特韦尔德', '费'],
  ['让-吕克·埃蒂安', '埃'],
  ['林 维贤', '贤'],
  ['', ''],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a person keeps their ground, and the grounds are all used', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `person-${index}`);
  expect(ids.map(avatarGround)).toEqual(ids.map(avatarGround));
  expect(new Set(ids.map(avatarGround))).toEqual(new Set([1, 2, 3, 4, 5]));
});
