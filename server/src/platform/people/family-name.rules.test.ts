import { expect, test } from 'vitest';
import { familyNameIn } from './family-name.rules.ts';

const gu = { name: { zh: '顾明澜', en: 'Gu Minglan' }, familyName: { zh: '顾', en: 'Gu' } };
const slooten = {
  name: { zh: '马尔滕·范德斯洛滕', en: 'Maarten van der Slooten' },
  familyName: { zh: '范德斯洛滕', en: 'van der Slooten' },
};
const asamoto = { name: { zh: '浅本健次朗', en: 'Kenjiro Asamoto' }, familyName: { zh: '浅本', en: 'Asamoto' } };
const unknown = { name: { zh: '', en: '' }, familyName: { zh: '', en: '' } };

test.each([
  [gu, { zh: '顾明岚', en: 'Gu Minglan' }, { zh: '顾', en: 'Gu' }],
  [gu, { zh: '欧阳明澜', en: 'Ouyang Minglan' }, { zh: '欧阳', en: 'Ouyang' }],
  [gu, { zh: '何明澜', en: 'He Minglan' }, { zh: '何', en: 'He' }],
  [gu, { zh: '顾', en: 'Gustav' }, { zh: '顾', en: 'Gustav' }],
  [slooten, { zh: '马丁·范德斯洛滕', en: 'Martin J. van der Slooten' }, { zh: '范德斯洛滕', en: 'van der Slooten' }],
  [slooten, { zh: '马尔滕·德弗里斯', en: 'Maarten Vries' }, { zh: '德弗里斯', en: 'Vries' }],
  [asamoto, { zh: '浅本健次郎', en: 'Kenjirō Asamoto' }, { zh: '浅本', en: 'Asamoto' }],
  [unknown, { zh: '单明澜', en: 'Anna Annan' }, { zh: '单', en: 'Annan' }],
  [unknown, { zh: '', en: 'Suharto' }, { zh: '', en: 'Suharto' }],
  [unknown, { zh: '🙂', en: '🙂' }, { zh: '🙂', en: '🙂' }],
])('of %o becoming %o the family name is %o', (before, name, family) => {
  expect(familyNameIn(name, before)).toEqual(family);
});
