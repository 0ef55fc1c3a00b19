import { describe, expect, test } from 'vitest';
import { familyNameNotInName, namedInDirectory } from 'contract/refusals/console';
import { ranksForDecoy, whyDecoyCannotBeAdded } from './delegates-decoys.rules.ts';

const both = (zh: string, en: string) => ({ zh, en });
const decoy = { name: both('俞之蘅', 'Yu Zhiheng'), familyName: both('俞', 'Yu') };
const stranger = { name: both('顾明岚', 'Gu Minglan') };

describe('a honey delegate', () => {
  test.each([
    ['can be added', decoy, stranger, undefined],
    [
      'needs the family name in the Chinese name',
      { ...decoy, familyName: both('余', 'Yu') },
      stranger,
      familyNameNotInName,
    ],
    [
      'needs it as a word of the English name',
      { ...decoy, familyName: both('俞', 'Zhi') },
      stranger,
      familyNameNotInName,
    ],
    ['may not have the Chinese name of a delegate', decoy, { name: both('俞之蘅', 'Yu Zhi-heng') }, namedInDirectory],
    ['may not have the English name of one', decoy, { name: both('余志恒', 'YU Zhiheng') }, namedInDirectory],
  ])('%s', (_, added, other, refusal) => {
    expect(whyDecoyCannotBeAdded({ decoy: added, others: [stranger, other] })).toBe(refusal);
  });

  test('stands among the later half of its side of the directory', () => {
    const ranked = (rank: number, origin: 'chinese' | 'international') => ({ id: `${rank}`, rank, origin });
    const listed = [...[9, 2, 5, 7].map((rank) => ranked(rank, 'chinese')), ranked(8, 'international')];
    expect(ranksForDecoy(listed, 'chinese')).toEqual([7, 9]);
    expect(ranksForDecoy(listed, 'international')).toEqual([8]);
    expect(ranksForDecoy([], 'chinese')).toEqual([1]);
  });
});
