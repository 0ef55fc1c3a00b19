import axe from 'axe-core';
import { getQuestions, type QuestionCategory } from 'contract/calls/about';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { columnsOf } from '../../kit/columns.testing.ts';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { address, openPage } from '../../shell/page.testing.tsx';
import QuestionsPage from './question.tsx';

const one = (id: string, question: string, answer: string) => ({
  ...{ id, version: 1, question, answer, keywords: '', otherWords: '' },
});
const categories: QuestionCategory[] = [
  {
    id: 'badges',
    name: 'Badges',
    questions: [
      one('lost', 'I have lost my badge. What now?', 'Go to the help desk.'),
      one('gate', 'Which gate should I use?', 'The East Gate.'),
    ],
  },
  {
    id: 'services',
    name: 'Services',
    questions: [one('wifi', 'Is there Wi-Fi?', 'Yes.\nIts password is on your badge.')],
  },
];

function open(search = '', told = categories) {
  serve([answers(getQuestions, { categories: told })]);
  return openPage(`/pages/question/question${search}`, <QuestionsPage />);
}
const opened = () =>
  Array.from(document.querySelectorAll('button[aria-expanded="true"]'), (button) => button.textContent);
const asked = () => Array.from(document.querySelectorAll('button[aria-expanded]'), (button) => button.textContent);
const all = ['I have lost my badge. What now?', 'Which gate should I use?', 'Is there Wi-Fi?'];

beforeEach(() => language.set('en'));

test('nothing that axe would object to', async () => {
  const screen = await open('?id=gate');
  await expect.element(screen.getByText('The East Gate.')).toBeVisible();
  await screen.getByRole('searchbox').fill('gate');
  await expect.element(screen.getByText('1 question found')).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

test('questions by category; a tap shows the answer', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Is there Wi-Fi?' }).click();
  await expect.element(screen.getByText('Its password is on your badge.')).toBeVisible();
  expect([asked(), opened()]).toEqual([all, ['Is there Wi-Fi?']]);
  await screen.getByRole('button', { name: 'Is there Wi-Fi?' }).click();
  await expect.poll(() => opened()).toEqual([]);
});

test.each([
  [390, 1],
  [1024, 2],
])('on a screen of %s px the questions stand in columns: %s', async (width, columns) => {
  await page.viewport(width, 844);
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: all[0]! })).toBeVisible();
  expect(columnsOf(screen.getByRole('listitem').elements())).toBe(columns);
  await page.viewport(390, 844);
});

test('a search looks in questions and answers, marks the hits, and opens a question whose answer has it', async () => {
  const screen = await open();
  await screen.getByRole('searchbox', { name: 'Search the questions' }).fill('badge');
  await expect.element(screen.getByText('2 questions found')).toBeVisible();
  expect([asked(), opened()]).toEqual([[all[0], all[2]], [all[2]]]);
  expect(Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['badge', 'badge']);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => asked()).toEqual(all);
});

test('a search without a hit says so and offers a way back', async () => {
  const screen = await open();
  await screen.getByRole('searchbox').fill('swimming');
  await expect.element(screen.getByRole('heading', { name: 'No questions found' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all questions' }).click();
  await expect.poll(() => asked()).toEqual(all);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
});

test('only a submitted empty search asks for words', async () => {
  const screen = await open();
  const field = screen.getByRole('searchbox');
  await field.fill('badge');
  await userEvent.keyboard('{Enter}');
  await field.fill('');
  await expect.poll(() => screen.getByText('Please enter your search').query()).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Please enter your search')).toBeVisible();
});

test('a category can be chosen and stands in the address', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Services', pressed: false }).click();
  await expect.poll(() => asked()).toEqual([all[2]]);
  await expect.poll(address).toBe('/pages/question/question?category=services');
  await screen.getByRole('button', { name: 'All' }).click();
  await expect.poll(() => asked()).toEqual(all);
});

test('a link to a question opens it; one to a question that is gone says so; an unknown category counts as none', async () => {
  const screen = await open('?id=gate');
  await expect.element(screen.getByText('The East Gate.')).toBeVisible();
  expect(opened()).toEqual([all[1]]);
  await screen.unmount();
  const old = await open('?id=parking&category=cars');
  await expect.element(old.getByText('This question is no longer listed. Here are the current ones.')).toBeVisible();
  expect([asked(), opened()]).toEqual([all, []]);
});

test('without any question there is an empty state', async () => {
  const screen = await open('', []);
  await expect.element(screen.getByRole('heading', { name: 'There are no questions yet' })).toBeVisible();
});
