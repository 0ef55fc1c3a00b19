import type { QuestionCategory } from 'contract/calls/about';
import { termsOf } from 'contract/rules/text-search';
import { expect, test } from 'vitest';
import { hasQuestion, opensByItself, questionsFound, searchTerms } from './questions-rules.ts';

const searched = { keywords: '', otherWords: '' };
const wifi = { ...searched, id: 'wifi', version: 1, question: '会场有无线网络吗？', answer: '密码印在证件背面。' };
const lost = { ...searched, id: 'lost', version: 1, question: '证件遗失怎么办？', answer: '请联系总服务台。' };
const luggage = { ...searched, id: 'luggage', version: 1, question: '可以寄存行李吗？', answer: '可以。' };
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
  const trams = {
    ...searched,
    id: 'trams',
    version: 1,
    question: 'Where do trams to Łódź leave?',
    answer: 'At the East Gate.',
  };
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

test('a whole word comes before its beginning, and the subject before the answer', () => {
  const one = (id: string, question: string, answer: string, keywords = '') => ({
    ...{ id, version: 1, question, answer, keywords, otherWords: '' },
  });
  const travel = {
    id: 'travel',
    name: 'Travel',
    questions: [one('cars', 'Where do cars wait?', 'At the sign inside.'), one('signals', 'Signals?', 'In the hall.')],
  };
  const app = { id: 'app', name: 'App', questions: [one('code', 'I have no code.', 'Wait.', 'log in sign in')] };
  const ids = (typed: string) =>
    questionsFound([travel, app], searchTerms([travel, app], typed), undefined).flatMap(({ questions }) =>
      questions.map(({ id }) => id),
    );
  expect(ids('sign in')).toEqual(['code', 'signals', 'cars']);
  expect(ids('sign')).toEqual(['code', 'signals', 'cars']);
  expect(ids('sig nals')).toEqual(['signals']);
});

test('the other language and the keywords are searched too', () => {
  const english = { ...wifi, keywords: 'wlan 上网', otherWords: 'Is there Wi-Fi?\nThe password is on your badge.' };
  const services = [{ id: 'services', name: '会务服务', questions: [luggage, english] }];
  for (const typed of ['wifi', 'WiFi', 'wi-fi', 'wi fi', 'password', '上网', 'wlan'])
    expect([typed, questionsFound(services, searchTerms(services, typed), undefined)]).toEqual([
      typed,
      [{ ...services[0], questions: [english] }],
    ]);
});
