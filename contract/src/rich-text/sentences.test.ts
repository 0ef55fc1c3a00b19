import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../languages.ts';
import { sentencesOf } from './sentences.ts';

const inOne = (text: string, language: Language) =>
  sentencesOf([{ kind: 'paragraph', runs: [{ text }] }], language).map((sentence) => sentence.text);

describe.each(['with', 'without'])('%s the browser’s own knowledge of sentences', (own) => {
  beforeEach(() => {
    if (own === 'without') vi.stubGlobal('Intl', {});
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Mr. Smith met Prof. J. K. Lee. They agreed.', ['Mr. Smith met Prof. J. K. Lee.', 'They agreed.']],
    ['H.E. Ms. Gu spoke. She thanked all.', ['H.E. Ms. Gu spoke.', 'She thanked all.']],
    ['See No. 5 and Fig. 2. No. We disagree.', ['See No. 5 and Fig. 2.', 'No.', 'We disagree.']],
    ['Growth was 3.5 per cent. It was 3.1 before.', ['Growth was 3.5 per cent.', 'It was 3.1 before.']],
    ['“We agree.” He left.', ['“We agree.”', 'He left.']],
    ['First line\nsecond line', ['First line', 'second line']],
    ['… ! …', []],
    ['', []],
  ])('English: %j', (text, sentences) => {
    expect(inOne(text, 'en')).toEqual(sentences);
  });

  test.each([
    ['三个工作组将提交报告。内容涉及港口韧性！是吗？', ['三个工作组将提交报告。', '内容涉及港口韧性！', '是吗？']],
    ['他说：“信心来自规则。”全场鼓掌。', ['他说：“信心来自规则。”', '全场鼓掌。']],
    ['增长3.5%，高于上年；就业稳定。', ['增长3.5%，高于上年；就业稳定。']],
    ['没有句号的标题', ['没有句号的标题']],
    ['（完）。', ['（完）。']],
  ])('Chinese: %j', (text, sentences) => {
    expect(inOne(text, 'zh')).toEqual(sentences);
  });
});

test('a sentence goes on through runs of another look and ends with its block', () => {
  expect(
    sentencesOf(
      [
        { kind: 'heading', level: 2, runs: [{ text: 'A title' }] },
        { kind: 'rule' },
        { kind: 'paragraph', runs: [{ text: 'Begun in ' }, { text: 'bold. Next', bold: true }, { text: ' one.' }] },
        { kind: 'list', ordered: false, items: [{ runs: [{ text: 'an item' }] }] },
      ],
      'en',
    ),
  ).toEqual([
    { text: 'A title', block: 0 },
    { text: 'Begun in bold.', block: 2 },
    { text: 'Next one.', block: 2 },
    { text: 'an item', block: 3 },
  ]);
});
