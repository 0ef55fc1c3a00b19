import axe from 'axe-core';
import { type AboutSection, getIntroduction, type Introduction } from 'contract/calls/about';
import { beforeEach, expect, test } from 'vitest';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import AboutPage from './intro.tsx';

const section = (heading: string, body: string): AboutSection => ({
  ...{ id: heading, version: 1, heading, body, picture: null },
});
const introduction: Introduction = {
  ...{ name: 'Global Development Forum', theme: 'Confidence', place: 'Yucheng State Guesthouse, Beijing' },
  ...{ firstDay: '2027-03-21', lastDay: '2027-03-23', secretariatPhone: '+861015550180' },
  filings: ['京ICP备0号'],
  chapters: [section('The Forum', 'First paragraph.\nSecond paragraph.')],
  facts: [section('Session', 'Twelfth')],
  organisers: [section('Organised by', 'Huaheng Institute')],
  contacts: [section('Help desk', 'Main hall')],
};

function open(told: Introduction = introduction) {
  serve([answers(getIntroduction, told)]);
  return openPage('/pages/intro/intro', <AboutPage />);
}

beforeEach(() => language.set('en'));

test('shows days, place and facts, and its chapters in paragraphs', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Global Development Forum' })).toBeVisible();
  const facts = Array.from(document.querySelectorAll('dt'), (term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['Dates', '21–23 March 2027'],
    ['Venue', 'Yucheng State Guesthouse, Beijing'],
    ['Session', 'Twelfth'],
    ['Organised by', 'Huaheng Institute'],
    ['Telephone', '+86 10 1555 0180'],
    ['Help desk', 'Main hall'],
  ]);
  await expect.element(screen.getByText('Second paragraph.')).toBeVisible();
});

test('the secretariat is one tap away, and so are the questions, the two texts and one’s own data', async () => {
  const screen = await open();
  await expect
    .element(screen.getByRole('link', { name: 'Call the Secretariat, +86 10 1555 0180' }))
    .toHaveAttribute('href', 'tel:+861015550180');
  expect(Array.from(document.querySelectorAll('.further-links a'), (link) => link.getAttribute('href'))).toEqual([
    '/pages/question/question',
    '/pages/other/agreement?kind=agreement',
    '/pages/other/agreement?kind=privacy',
    '/pages/conf/private',
  ]);
  await expect.element(screen.getByText('京ICP备0号')).toBeVisible();
});

test('the number of the secretariat stays on one line, below its name where there is too little room', async () => {
  const screen = await open();
  const call = screen.getByRole('link', { name: 'Call the Secretariat, +86 10 1555 0180' });
  await expect.element(call).toBeVisible();
  const row = call.element().closest('div')!;
  for (let width = 190; width <= 360; width += 10) {
    row.style.width = `${width}px`;
    const range = document.createRange();
    range.selectNodeContents(call.element());
    expect([width, range.getClientRects().length]).toEqual([width, 2]);
    expect(call.element().getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
  }
});

test('chapters without text leave no empty headings', async () => {
  const screen = await open({ ...introduction, chapters: [], facts: [], organisers: [], contacts: [], filings: [] });
  await expect.element(screen.getByRole('heading', { name: 'Secretariat' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Organisers' }).query()).toBeNull();
  expect(screen.getByRole('list', { name: 'Filing numbers' }).query()).toBeNull();
});

test('nothing that axe would object to', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Twelfth')).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
