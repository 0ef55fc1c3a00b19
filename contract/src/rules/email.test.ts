import { expect, it } from 'vitest';
import { isEmail, normalEmail } from './email.ts';

const longest = `${'a'.repeat(254 - '@forum.cn'.length)}@forum.cn`;

it.each([
  ['one dot part', 'anna@forum.cn', 'anna@forum.cn'],
  ['two dot parts', 'anna@mail.forum.cn', 'anna@mail.forum.cn'],
  ['three dot parts', 'anna@a.mail.forum.cn', 'anna@a.mail.forum.cn'],
  ['an upper-case domain is lowered first', 'anna@FORUM.CN', 'anna@forum.cn'],
  ['upper case before the @ too', 'Anna.Li@Forum.cn', 'anna.li@forum.cn'],
  ['dot, underscore and hyphen', 'a.b_c-d@forum.cn', 'a.b_c-d@forum.cn'],
  ['two dots in a row', 'a..b@forum.cn', 'a..b@forum.cn'],
  ['a dot before the @', 'a.@forum.cn', 'a.@forum.cn'],
  ['a digit first', '1anna@forum.cn', '1anna@forum.cn'],
  ['one character', 'a@b.c', 'a@b.c'],
  ['digits and hyphens in the domain', 'anna@3-m.c-n', 'anna@3-m.c-n'],
  ['254 characters', longest, longest],
])('an email is accepted: %s', (_why, typed, compared) => {
  expect(isEmail(typed)).toBe(true);
  expect(normalEmail(typed)).toBe(compared);
});

it.each([
  ['no dot part', 'anna@forum'],
  ['four dot parts', 'anna@a.b.mail.forum.cn'],
  ['255 characters', `a${longest}`],
  ['starts with a dot', '.anna@forum.cn'],
  ['starts with an underscore', '_anna@forum.cn'],
  ['starts with a hyphen', '-anna@forum.cn'],
  ['nothing before the @', '@forum.cn'],
  ['nothing after the @', 'anna@'],
  ['no @', 'anna.forum.cn'],
  ['two @', 'anna@li@forum.cn'],
  ['an empty label', 'anna@forum..cn'],
  ['a label that starts the domain is empty', 'anna@.cn'],
  ['a dot at the end', 'anna@forum.cn.'],
  ['a plus', 'anna+forum@forum.cn'],
  ['an underscore in the domain', 'anna@for_um.cn'],
  ['Chinese before the @', '安娜@forum.cn'],
  ['Chinese in the domain', 'anna@论坛.cn'],
  ['the Kelvin sign, which lower case would turn into a k', 'anna@ban\u212a.cn'],
  ['a full-width @', 'anna＠forum.cn'],
  ['a space before it', ' anna@forum.cn'],
  ['a space after it', 'anna@forum.cn '],
  ['a line break after it', 'anna@forum.cn\n'],
  ['a second address', 'anna@forum.cn,li@forum.cn'],
  ['nothing', ''],
])('an email is refused: %s', (_why, typed) => {
  expect(isEmail(typed)).toBe(false);
  expect(normalEmail(typed)).toBeUndefined();
});

it('a hostile address of a million characters is judged at once', () => {
  const started = performance.now();
  expect(isEmail(`a@${'a.'.repeat(500_000)}`)).toBe(false);
  expect(isEmail(`${'a@'.repeat(120)}!`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(50);
});
