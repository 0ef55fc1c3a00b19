import { expect, test } from 'vitest';
import { storedNames } from './stored-names.ts';

const letters = (syllables: readonly { letters: string }[]) => syllables.map((syllable) => syllable.letters).join(' ');

test.each([
  ['沈砚之', '沈', 'shen yan zhi', 'shen'],
  // A surname that is read otherwise in a word, and one of two characters.
  ['单明澜', '单', 'shan ming lan', 'shan'],
  ['欧阳砚秋', '欧阳', 'ou yang yan qiu', 'ou yang'],
  // A foreign name by sound, its family name at the end.
  ['海伦娜·索恩奎斯特', '索恩奎斯特', 'hai lun na suo en kui si te', 'suo en kui si te'],
  ['', '', '', ''],
])('%s is stored with its reading', (name, familyName, read, family) => {
  const stored = storedNames({ zh: name, en: 'X' }, { zh: familyName, en: 'Y' });
  expect([letters(stored.reading.name), letters(stored.reading.family)]).toEqual([read, family]);
  expect([stored.name.zh, stored.familyName.zh]).toEqual([name, familyName]);
});
