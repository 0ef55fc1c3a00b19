import { hasAll, termsOf } from 'contract/rules/text-search';
import { expect, test } from 'vitest';
import { idFromKey } from '../src/platform/ids.ts';
import { sections } from './about/introduction.ts';
import { categories } from './about/questions.ts';
import { slides } from './about/slides.ts';
import { meetings } from './agenda.ts';
import { slidePictures } from './pictures/slides.ts';
import type { Both } from './shapes.ts';

const questions = categories.flatMap((category) => category.questions);
const texts: { at: string; text: Both }[] = [
  ...slides.flatMap(({ key, caption, title }) => [caption, title].map((text) => ({ at: key, text }))),
  ...sections.flatMap(({ key, heading, body }) => [heading, body].map((text) => ({ at: key, text }))),
  ...categories.map(({ key, name }) => ({ at: key, text: name })),
  ...questions.flatMap(({ key, question, answer }) => [question, answer].map((text) => ({ at: key, text }))),
];
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test('every text about the forum is there in both languages, in its own script', () => {
  expect(texts.filter(({ text }) => !/\p{Script=Han}/u.test(text.zh) || !text.en.trim())).toEqual([]);
  expect(texts.filter(({ text }) => /\p{Script=Han}/u.test(text.en))).toEqual([]);
});

test('Chinese texts keep to full-width punctuation, English ones to half-width', () => {
  const wrong = texts.filter(({ text }) => /[,;?!()]|\.$/.test(text.zh) || /[，。；：、（）？！]/.test(text.en));
  expect(wrong).toEqual([]);
});

test('there are slides, an introduction, and some thirty questions in six categories', () => {
  expect([slides.length, categories.length, questions.length]).toEqual([3, 6, 34]);
  expect(
    ['chapter', 'fact', 'organiser', 'contact'].map((kind) => sections.filter((s) => s.kind === kind).length),
  ).toEqual([3, 4, 3, 2]);
});

test('every question is asked as one, and answered in sentences', () => {
  expect(questions.filter(({ question }) => !question.zh.endsWith('？') || !question.en.endsWith('?'))).toEqual([]);
  expect(questions.filter(({ answer }) => !answer.zh.endsWith('。') || !answer.en.endsWith('.'))).toEqual([]);
});

test('no two keys are the same', () => {
  expect(repeated([...slides, ...sections, ...categories].map(({ key }) => key))).toEqual([]);
  expect(repeated(questions.map(({ key }) => key))).toEqual([]);
});

test('pictures exist, carry no words, and slides lead to meetings that exist', () => {
  const pictures = new Set(slidePictures.map(({ key }) => key));
  const used = [...slides.map(({ picture }) => picture), ...sections.flatMap(({ picture }) => picture ?? [])];
  expect(used.toSorted()).toEqual([...pictures].toSorted());
  expect(slidePictures.filter(({ svg }) => svg.includes('<text'))).toEqual([]);
  const known = new Set(meetings.map(({ key }) => idFromKey('meeting', key)));
  const led = slides.flatMap(({ target }) => /\?id=(.+)$/.exec(target ?? '')?.[1] ?? []);
  expect(led.filter((id) => !known.has(id))).toEqual([]);
  expect(led).toHaveLength(1);
});

test.each([
  ['wifi', 'wifi'],
  ['WiFi', 'wifi'],
  ['上网', 'wifi'],
  ['email', 'who-sees-my-number'],
  ['color', 'badge-colours'],
  ['同传', 'interpretation'],
  ['translation', 'interpretation'],
  ['停车', 'own-car'],
  ['parking', 'own-car'],
  ['sign in', 'no-code'],
])('people who search for “%s” find the question %s by its own words or its keywords', (typed, key) => {
  const found = questions.filter(({ question, keywords }) =>
    hasAll([question.zh, question.en, keywords].join('\n'), termsOf(typed)),
  );
  expect(found.map((question) => question.key)).toContain(key);
});

test('every question has keywords in both languages', () => {
  expect(questions.filter(({ keywords }) => !/[a-z]{3}/.test(keywords) || !/\p{Script=Han}/u.test(keywords))).toEqual(
    [],
  );
});
