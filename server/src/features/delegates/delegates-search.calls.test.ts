import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DelegateRow, Directory } from 'contract/calls/delegates';
import { searchNames } from 'contract/rules/name-search';
import type { Language } from 'contract/languages';
import { people, signInAs } from '../../../demo/people.ts';
import { demoPerson, steps } from '../../platform/testing/signing-in.ts';
import { testServer } from '../../platform/testing/test-server.ts';

const rows = new Map<Language, DelegateRow[]>();

beforeAll(async () => {
  const server = await testServer();
  stop = () => server.stop();
  const { token } = await steps(server).signIn({ channel: 'email', address: demoPerson(signInAs.red).email });
  for (const language of ['zh', 'en'] as const) {
    const { obj } = await server.call.json('/api/delegates/getDelegates', {}, { language, token });
    // The phone drops the honey delegates, which have no place in either order.
    const shown = (obj as Directory).delegates?.filter(({ nameOrder }) => nameOrder >= 0);
    rows.set(language, shown ?? []);
  }
});
let stop = async () => {};
afterAll(() => stop());

/** What a user types, in which language of the app, and whom the user means. */
const probes: [string, Language, string][] = [
  // Chinese
  ['顾明澜', 'zh', 'gu-minglan'],
  ['顾', 'zh', 'gu-minglan'],
  ['张', 'zh', 'zhang-xuping'],
  ['廷学', 'zh', 'lin-tingxue'],
  ['上官', 'zh', 'shangguan-zhiyuan'],
  ['海伦娜', 'zh', 'helena-thornquist'],
  ['索恩奎斯特', 'zh', 'helena-thornquist'],
  ['海伦娜索恩奎斯特', 'zh', 'helena-thornquist'],
  // Pinyin
  ['gu minglan', 'zh', 'gu-minglan'],
  ['guminglan', 'zh', 'gu-minglan'],
  ['gu ming lan', 'zh', 'gu-minglan'],
  ['zhang', 'zh', 'zhang-xuping'],
  ['zeng', 'zh', 'zeng-yuhuai'],
  ['lv', 'zh', 'lyu-xingjian'],
  ['lu xingjian', 'zh', 'lyu-xingjian'],
  ['ouyang', 'zh', 'ouyang-yanqiu'],
  ['tingxue', 'zh', 'lin-tingxue'],
  ['hailunna', 'zh', 'helena-thornquist'],
  // Initials
  ['gml', 'zh', 'gu-minglan'],
  ['zxp', 'zh', 'zhang-xuping'],
  ['oyyq', 'zh', 'ouyang-yanqiu'],
  ['z xp', 'zh', 'zhang-xuping'],
  ['zhxp', 'zh', 'zhang-xuping'],
  ['ht', 'en', 'helena-thornquist'],
  // English, with case, accents, hyphens and apostrophes as people type them
  ['Thornquist', 'en', 'helena-thornquist'],
  ['HELENA THORN', 'en', 'helena-thornquist'],
  ['thornquist helena', 'en', 'helena-thornquist'],
  ['clemence', 'en', 'clemence-uwimana'],
  ['Joaquin Urdaniz', 'en', 'joaquin-urdaniz'],
  ['el gandouri', 'en', 'sherif-el-gandouri'],
  ['elgandouri', 'en', 'sherif-el-gandouri'],
  ["o'dunleavy", 'en', 'cormac-odunleavy'],
  ['odunleavy', 'en', 'cormac-odunleavy'],
  ['nuria', 'en', 'nuria-casadevall'],
  ['taerim', 'en', 'kwon-tae-rim'],
  ['van der slooten', 'en', 'maarten-van-der-slooten'],
  // Organisation and title
  ['远岫', 'zh', 'gu-minglan'],
  ['meridian grid', 'en', 'helena-thornquist'],
  ['minister planning', 'en', 'amadou-kouressy'],
  // Mixed, and the other language
  ['张 生态', 'zh', 'zhang-xuping'],
  ['helena grid', 'en', 'helena-thornquist'],
  ['gu 新能源', 'zh', 'gu-minglan'],
  ['顾明澜', 'en', 'gu-minglan'],
  ['Yuanxiu', 'zh', 'gu-minglan'],
  ['王 工商', 'zh', 'wang-huaixiu'],
  ['易 理工', 'zh', 'yi-yuncheng'],
  ['林 海事', 'zh', 'lim-wee-hsien'],
  ['kwon battery', 'en', 'kwon-tae-rim'],
  // As people are spoken of
  ['顾明澜先生', 'zh', 'gu-minglan'],
  ['海伦娜女士', 'zh', 'helena-thornquist'],
  ['Mr Gu Minglan', 'en', 'gu-minglan'],
  ['Dr. Thornquist', 'en', 'helena-thornquist'],
];

test('at least forty probes are tried', () => expect(probes.length).toBeGreaterThanOrEqual(40));

test.each(probes)('“%s” in %s finds %s first or second', (query, language, key) => {
  const found = searchNames(rows.get(language) ?? [], query).slice(0, 2);
  expect(found.map(({ id }) => id)).toContain(demoPerson(key).id);
});

test.each(['zh', 'en'] as const)('in %s a Chinese surname is found before foreign given names', (language) => {
  const chinese = people.filter(({ listed, name }) => listed && !name.zh.includes('·'));
  const surnames = new Set(chinese.map(({ familyName }) => familyName.zh));
  const wrong = [...surnames].filter((surname) => {
    const [first] = searchNames(rows.get(language) ?? [], surname);
    return !chinese.some(({ key, name }) => demoPerson(key).id === first?.id && name.zh.startsWith(surname));
  });
  expect([surnames.size > 50, wrong]).toEqual([true, []]);
});

test('a text that is in no name finds nobody', () => {
  for (const query of ['qqqq', '龘', 'gu minglan grid', '  ', '·', ''])
    expect(searchNames(rows.get('zh') ?? [], query)).toEqual([]);
});
