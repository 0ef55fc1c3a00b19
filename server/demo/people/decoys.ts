import type { Database } from '../../src/platform/database/database.ts';
import { person } from '../../src/platform/database/tables/people.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import { storedNames } from '../../src/platform/people/stored-names.ts';
import type { Both } from '../shapes.ts';

type Decoy = { name: Both; familyName: Both; title: Both; organisation: Both; rank: number };

/** Nobody: no screen leads to them, so whoever opens one has copied the list (security T22). */
export const decoys: Record<'chinese' | 'international', Decoy> = {
  chinese: {
    ...{ name: { zh: '俞之蘅', en: 'Yu Zhiheng' }, familyName: { zh: '俞', en: 'Yu' }, rank: 118 },
    title: { zh: '首席研究员', en: 'Principal Research Fellow' },
    organisation: { zh: '东屿发展研究院', en: 'Dongyu Institute of Development Studies' },
  },
  international: {
    ...{
      name: { zh: '科琳·奥尔德西', en: 'Corinne Aldersey' },
      familyName: { zh: '奥尔德西', en: 'Aldersey' },
      rank: 203,
    },
    title: { zh: '政策总监', en: 'Director of Policy' },
    organisation: { zh: '哈洛韦尔开放贸易研究所', en: 'Hallowell Institute for Open Trade' },
  },
};

export async function loadDecoys(db: Database) {
  await db.insert(person).values(
    (['chinese', 'international'] as const).map((origin) => {
      const { name, familyName, ...decoy } = decoys[origin];
      return {
        ...{
          id: idFromKey('person', `decoy ${origin}`),
          origin,
          badge: 'red' as const,
          decoy: true,
          badgeSignIn: false,
        },
        ...decoy,
        ...storedNames(name, familyName),
        profile: { zh: '', en: '' },
      };
    }),
  );
}
