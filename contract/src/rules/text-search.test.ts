import { expect, test } from 'vitest';
import { hasAll, marksOf, plainText, rankOf, termsOf } from './text-search.ts';

const marked = (text: string, typed: string) =>
  marksOf(text, termsOf(typed)).reduceRight(
    (shown, [from, to]) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`,
    text,
  );

test.each([
  ['Green Finance for green growth', 'green', '[Green] Finance for [green] growth'],
  ['各会场均覆盖免费无线网络', '网络 免费', '各会场均覆盖[免费]无线[网络]'],
  ['Wi-Fi in the halls', 'ＷＩ－ＦＩ', '[Wi-Fi] in the halls'],
  ['Wi-Fi in the halls', 'wifi', '[Wi-Fi] in the halls'],
  ['Wi-Fi in the halls', 'fi', 'Wi-[Fi] in the halls'],
  ['Your email address', 'e-mail', 'Your [email] address'],
  ['The Forum’s cars', 'forums', 'The [Forum’s] cars'],
  ['The Forum’s cars', 'forum', 'The [Forum]’s cars'],
  ['The communiqué', 'Communique', 'The [communiqué]'],
  ['哈哈哈', '哈哈', '[哈哈哈]'],
  ['Which gate do delegates use? The East Gate.', 'gate', 'Which [gate] do delegates use? The East [Gate].'],
  ['Wi-Fi networks', 'net', 'Wi-Fi [net]works'],
  ['请走3号门', '3号', '请走[3号]门'],
  ['Nothing here', 'badge', 'Nothing here'],
  ['Anything', '   ', 'Anything'],
  ['', 'a', ''],
  ['ﬁnance and ﬁne badge', 'badge', 'ﬁnance and ﬁne [badge]'],
  ['ﬁnance and ﬁne badge', 'fin', '[ﬁn]ance and [ﬁn]e badge'],
  ['Trams to Łódź leave here', 'lodz', 'Trams to [Łódź] leave here'],
  ['Trams to Łódź leave here', 'ŁÓDŹ', 'Trams to [Łódź] leave here'],
  ['Trams to Łódź leave here', 'leave', 'Trams to Łódź [leave] here'],
  ['Grüße aus der Großen Straße', 'strasse', 'Grüße aus der Großen [Straße]'],
  ['Grüße aus der Großen Straße', 'gros', 'Grüße aus der [Groß]en Straße'],
  ['Ærø, Đakovo, Þingvellir', 'aero dakovo thing', '[Ærø], [Đakovo], [Þing]vellir'],
  ['Chloe\u0301 Nu\u0301n\u0303ez', 'chloe nunez', '[Chloe\u0301] [Nu\u0301n\u0303ez]'],
  ['𠮷野 and 吉野', '野', '𠮷[野] and 吉[野]'],
])('in “%s” “%s” is marked', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('every word that was typed has to be there, in any order', () => {
  expect(hasAll('Where do I collect my badge?', termsOf('badge collect'))).toBe(true);
  expect(hasAll('Where do I collect my badge?', termsOf('badge lost'))).toBe(false);
  expect(hasAll('Gruß, badge', termsOf('badge'))).toBe(true);
});

test.each([
  ['sign', 'The Forum’s sign', 2],
  ['sign', 'Signals are shown', 1],
  ['sign', 'Signals and a sign', 2],
  ['sign', 'The design', 0],
  ['停车', '可以停车吗？', 2],
] as const)('the rank of “%s” in “%s” is %i', (term, text, rank) => {
  expect(rankOf(term, plainText(text))).toBe(rank);
});
