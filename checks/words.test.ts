import { expect, test } from 'vitest';
import { root } from '../scripts/folders.ts';
import { textFiles } from './support/files.ts';
import { wordProblems } from './support/words-rules.ts';

test('the words of the product are written as docs/words.md says', () => {
  expect(wordProblems(textFiles(root))).toEqual([]);
});

test.each([
  ["title: '确认,并登录'", 'half-width punctuation in Chinese'],
  ["hint: '不超过 200字'", 'a space between Chinese and Latin'],
  ["when: '22:30–次日01:00'", 'an en dash in Chinese'],
  ['title: "The Forum\'s app"', 'a straight apostrophe'],
  ["title: '你好'", '你'],
  ["text: 'Kindly be seated'", 'kindly for please'],
  ["label: 'E-mail address'", 'e-mail for email'],
  ["text: 'Please sign in again'", 'sign in for log in'],
])('%s is found', (text, rule) => {
  expect(wordProblems([{ path: 'web/src/shell/shell.words.ts', text }])).toEqual([
    `web/src/shell/shell.words.ts:1: ${rule}`,
  ]);
});

test('a comment and a file of code are left alone', () => {
  const text = "// A person who is signed in, kindly.\nimport a from './e-mail.ts';";
  expect(wordProblems([{ path: 'web/src/shell/shell.words.ts', text }])).toEqual([]);
  expect(wordProblems([{ path: 'web/src/shell/shell.ts', text: "'Please sign in'" }])).toEqual([]);
});
