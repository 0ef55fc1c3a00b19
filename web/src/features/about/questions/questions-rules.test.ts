import type { QuestionCategory } from 'contract/calls/about';
import { termsOf } from 'contract/rules/text-search';
import { expect, test } from 'vitest';
import { hasQuestion, opensByItself, questionsFound } from './questions-rules.ts';

const wifi = { id: 'wifi', version: 1, question: '会场有无线网络吗？', answer: '密码印在证件背面。' };
const lost = { id: 'lost', version: 1, question: '证件遗失怎么办？', answer: '请联系总服务台。' };
const luggage = { id: 'luggage', version: 1, question: '可以寄存行李吗？', answer: '可以。' };
const categories: QuestionCategory[] = [
  { id: 'badges', name: '证件与入场', questions: [lost] },
  { id: 'services', name: '会务服务', questions: [wifi, luggage] },
];
const found = (typed: string, chosen?: string) =>
  questionsFound(categories, termsOf(typed), chosen).map(({ id, questions }) => [id, questions.map((one) => one.id)]);

test('an empty search shows everything', () => {
  expect(found('  ')).toEqual([
    ['badges', ['lost']],
    ['services', ['wifi', 'luggage']],
  ]);
});

test('a word is found in questions and in answers; a category without any is left out', () => {
  expect(found('证件')).toEqual([
    ['badges', ['lost']],
    ['services', ['wifi']],
  ]);
  expect(found('行李')).toEqual([['services', ['luggage']]]);
  expect(found('游泳')).toEqual([]);
});

test('two words may stand in the question and the answer', () => {
  expect(found('网络 密码')).toEqual([['services', ['wifi']]]);
});

test('“Lodz” finds Łódź', () => {
  const trams = { id: 'trams', version: 1, question: 'Where do trams to Łódź leave?', answer: 'At the East Gate.' };
  const travel = { id: 'travel', name: 'Travel', questions: [luggage, trams] };
  expect(questionsFound([travel], termsOf('Lodz'), undefined)).toEqual([{ ...travel, questions: [trams] }]);
});

test('a category can be chosen, also while searching', () => {
  expect(found('', 'badges')).toEqual([['badges', ['lost']]]);
  expect(found('证件', 'services')).toEqual([['services', ['wifi']]]);
});

test('a question that matches only in its answer opens by itself', () => {
  expect(opensByItself(wifi, termsOf('证件'))).toBe(true);
  expect(opensByItself(lost, termsOf('证件'))).toBe(false);
  expect(opensByItself(lost, [])).toBe(false);
});

test('a link to a question that is gone is recognised', () => {
  expect(hasQuestion(categories, 'wifi')).toBe(true);
  expect(hasQuestion(categories, 'parking')).toBe(false);
});
