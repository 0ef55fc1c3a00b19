import { describe, expect, test } from 'vitest';
import { dialCodes, dialOf, firstRegion } from './dial-codes.ts';
import { regionNames } from './region-names.ts';

const members =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG US UY UZ VC VE VN VU WS YE ZA ZM ZW';

describe('country and region codes', () => {
  test('the host country and its regions come first, the others by name', () => {
    const first = (language: 'zh' | 'en') =>
      dialCodes(language, regionNames)
        .slice(0, 5)
        .map(({ name, dial }) => `${name} ${dial}`);
    expect(first('en')).toEqual([
      ...['Chinese mainland +86', 'Hong Kong, China +852', 'Macao, China +853', 'Taiwan, China +886'],
      'Afghanistan +93',
    ]);
    expect(first('zh')).toEqual([
      ...['中国大陆 +86', '中国香港 +852', '中国澳门 +853', '中国台湾 +886'],
      '阿尔巴尼亚 +355',
    ]);
  });

  test('every member of the United Nations is there, and nobody twice', () => {
    const regions = dialCodes('en').map(({ region }) => region);
    const listed = new Set(regions);
    expect(listed.size).toBe(regions.length);
    expect(members.split(' ')).toHaveLength(193);
    expect(members.split(' ').filter((member) => !listed.has(member))).toEqual([]);
  });

  test('each is named by us in both languages, and none twice', () => {
    const regions = dialCodes('en').map(({ region }) => region);
    expect([...regionNames.keys()].toSorted()).toEqual(regions.toSorted());
    const names = [...regionNames.values()];
    expect(
      names.filter(({ zh, en }) => !/^[\p{Script=Han}（）]+$/u.test(zh) || !/^[\p{Script=Latin} ,’()-]+$/u.test(en)),
    ).toEqual([]);
    expect(new Set(names.flatMap(({ zh, en }) => [zh, en])).size).toBe(2 * regions.length);
  });

  test('without the names the codes stand in for them', () => {
    expect(dialCodes('en').at(-1)).toEqual({ region: 'ZW', dial: '+263', name: 'ZW' });
  });

  test.each([
    ['zh', 'en-GB', '+86'],
    ['en', 'en-GB', '+44'],
    ['en', 'en', '+86'],
    ['en', 'en-ZZ', '+86'],
  ] as const)('in %s on a device in %s the list starts at %s', (language, device, dial) => {
    expect(dialOf(firstRegion(language, device))).toBe(dial);
  });
});
