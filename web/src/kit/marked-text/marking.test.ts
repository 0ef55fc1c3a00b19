import { expect, test } from 'vitest';
import { hasAll, partsOf, termsOf } from './marking.ts';

const marked = (text: string, typed: string) =>
  partsOf(text, termsOf(typed))
    .map(({ part, marked }) => (marked ? `[${part}]` : part))
    .join('');

test.each([
  ['Green Finance for green growth', 'green', '[Green] Finance for [green] growth'],
  ['各会场均覆盖免费无线网络', '网络 免费', '各会场均覆盖[免费]无线[网络]'],
  ['Wi-Fi in the halls', 'ＷＩ－ＦＩ', '[Wi-Fi] in the halls'],
  ['The communiqué', 'Communique', 'The [communiqué]'],
  ['哈哈哈', '哈哈', '[哈哈哈]'],
  ['Which gate do delegates use? The East Gate.', 'gate', 'Which [gate] do delegates use? The East [Gate].'],
  ['Wi-Fi networks', 'net', 'Wi-Fi [net]works'],
  ['请走3号门', '3号', '请走[3号]门'],
  ['Nothing here', 'badge', 'Nothing here'],
  ['Anything', '   ', 'Anything'],
  ['', 'a', ''],
  ['ﬁnance and ﬁne badge', 'badge', 'ﬁnance and ﬁne [badge]'],
])('in “%s” “%s” is marked', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('every word that was typed has to be there, in any order', () => {
  expect(hasAll('Where do I collect my badge?', termsOf('badge collect'))).toBe(true);
  expect(hasAll('Where do I collect my badge?', termsOf('badge lost'))).toBe(false);
  expect(hasAll('Gruß, badge', termsOf('badge'))).toBe(true);
});
