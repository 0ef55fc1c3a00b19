import axe from 'axe-core';
import { type Delegate, type DelegateMeeting, getDelegate } from 'contract/calls/delegates';
import { tooManyProfiles } from 'contract/refusals/delegates';
import { sessionLimited } from 'contract/refusals/session';
import { notFound } from 'contract/refusals/wire';
import { Screens } from '../../shell/router/router.testing.tsx';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { delegateQueries } from '../../features/delegates/delegates.api.ts';
import { delegateRow, helena } from '../../features/delegates/delegates.testing.ts';
import { confirming } from '../../features/sign-in/confirm/confirm.testing.ts';
import { hallCutOff } from '../../kit/forum-mark/hall-cut-off.testing.ts';
import { type Answering, answers, refused, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import DelegatePage from './detail.tsx';

const meeting: DelegateMeeting = {
  id: 'm1',
  type: 'symposium',
  role: 'speaker',
  title: 'Artificial Intelligence for Inclusive Development',
  hall: 'Qingyun Hall',
  startsAt: '2027-03-22T11:15:00+08:00',
  endsAt: '2027-03-22T12:15:00+08:00',
  cancelled: false,
};
const later: DelegateMeeting = {
  ...meeting,
  ...{ id: 'm2', role: 'chair', title: 'Healthy Ageing', startsAt: '2027-03-23T14:00:00+08:00', cancelled: true },
  endsAt: '2027-03-23T15:00:00+08:00',
};

beforeEach(() => language.set('en'));

const found = (more: Partial<Delegate> = {}) => answers(getDelegate, { ...helena, ...more });

function open(answering: Answering | Answering[], queries = newQueries()) {
  serve([answering].flat(), { headers: () => ({ 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) }) });
  const screens = {
    '/pages/guest/detail': <DelegatePage />,
    '/pages/guest/guest': <p>The directory</p>,
    '/pages/meeting/detail': <p>The meeting</p>,
  };
  return openPage('/pages/guest/detail?id=helena', <Screens at={screens} />, { queries });
}

test('both names, title, organisation, languages, profile and organisation profile', async () => {
  const screen = await open(found());
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Helena Thornquist' })).toBeVisible();
  await expect.element(screen.getByText('海伦娜·索恩奎斯特')).toHaveAttribute('lang', 'zh-CN');
  for (const text of [
    'Chief Executive Officer',
    'Meridian Grid',
    'Red-badge delegate',
    'Swedish, English',
    'A power engineer.',
  ])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'About the organisation' })).toBeVisible();
  await expect.element(screen.getByText('Meridian Grid links five countries.')).toBeVisible();
});

test.each([320, 390, 844, 1440])('the hall above the name is whole on a screen of %i px', async (width) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(390, 844));
  const screen = await open(found());
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Helena Thornquist' })).toBeVisible();
  expect(hallCutOff(document.querySelector('.badge-art')!)).toBe(0);
});

test.each([
  ['en', ['Chief Executive Officer', 'Meridian Grid']],
  ['zh', ['Meridian Grid', 'Chief Executive Officer']],
] as const)('in %s the post is read as the language does', async (chosen, post) => {
  language.set(chosen);
  const screen = await open(found());
  await expect.element(screen.getByText('Meridian Grid', { exact: true })).toBeVisible();
  const texts = screen.getByText(/^(Meridian Grid|Chief Executive Officer)$/).elements();
  expect(texts.map((element) => element.textContent)).toEqual(post);
});

test('the meetings they chair or speak in lead to their pages; a cancelled one says so', async () => {
  const screen = await open(found({ meetings: [meeting, later] }));
  await expect.element(screen.getByRole('heading', { name: 'At the Forum 2' })).toBeVisible();
  const [first, second] = [/Artificial Intelligence/, /Healthy Ageing/].map((name) =>
    screen.getByRole('link', { name }),
  );
  await expect.element(first!.getByRole('time')).toHaveTextContent('Today 11:15');
  await expect.element(first!.getByText('Speaker · Qingyun Hall')).toBeVisible();
  await expect.element(second!.getByRole('time')).toHaveTextContent('23 Mar 14:00');
  await expect.element(second!.getByText('Chair · Qingyun Hall')).toBeVisible();
  await expect.element(second!.getByText('Cancelled')).toBeVisible();
  await first!.click();
  await expect.element(screen.getByText('The meeting')).toBeVisible();
  expect(window.location.search).toBe('?id=m1');
});

test('a meeting that is over says so', async () => {
  const over = { ...meeting, startsAt: '2027-03-21T11:15:00+08:00', endsAt: '2027-03-21T12:15:00+08:00' };
  const screen = await open(found({ meetings: [over, { ...meeting, id: 'm3', title: 'Rivers' }] }));
  await expect.element(screen.getByRole('link', { name: /Artificial .* Concluded/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Rivers .*Concluded/ }).elements()).toHaveLength(0);
});

test('a delegate without organisation, languages or meetings has no empty headings', async () => {
  const screen = await open(found({ organisation: null, organisationProfile: null, languages: null, otherName: null }));
  await expect.element(screen.getByText('Red-badge delegate')).toBeVisible();
  expect(
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Helena Thornquist', 'Profile']);
});

test('a very long name stays within the screen', async () => {
  const name = `Maria${' de-la-Concepción-y-Villanueva'.repeat(4)}`;
  const screen = await open(found({ name }));
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('a delegate from the directory has name, title and organisation at once, and the rest when it is there', async () => {
  const queries = newQueries();
  const row = delegateRow(helena.name, { id: 'helena', other: { name: '海伦娜', title: null, organisation: null } });
  queries.setQueryData(delegateQueries.all('en').queryKey, { version: '1', delegates: [row] });
  let answer = () => {};
  const late = new ReadableStream({
    start(body) {
      answer = () => {
        body.enqueue(new TextEncoder().encode(JSON.stringify({ code: 0, msg: '', obj: helena })));
        body.close();
      };
    },
  });
  const screen = await open([answers(getDelegate, new Response(late))], queries);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Helena Thornquist' })).toBeVisible();
  for (const text of ['海伦娜', 'Chairman', 'Meridian Grid'])
    await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('A power engineer.').query()).toBeNull();
  answer();
  await expect.element(screen.getByText('A power engineer.')).toBeVisible();
  await expect.element(screen.getByText('Chief Executive Officer')).toBeVisible();
});

test('the browser’s tab has the name of the delegate', async () => {
  const screen = await open(found());
  await expect.element(screen.getByRole('heading', { name: helena.name })).toBeVisible();
  await expect.poll(() => document.title).toBe(helena.name);
});

test('a person who is not in the directory shows a way back to it', async () => {
  const screen = await open(answers(getDelegate, refused(notFound)));
  await expect.element(screen.getByRole('heading', { name: 'This delegate is not in the directory' })).toBeVisible();
  await screen.getByRole('button', { name: 'Open the directory' }).click();
  await expect.element(screen.getByText('The directory')).toBeVisible();
});

test('one profile too many says so in the server’s words', async () => {
  const msg = 'You have opened a great many profiles in a short time. Please try again later';
  const screen = await open(answers(getDelegate, refused(tooManyProfiles, { retryAfter: 1_200 })));
  await expect.element(screen.getByText(msg)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('nothing that axe would object to, in either language', async () => {
  const screen = await open(found({ meetings: [meeting, later] }));
  for (const toggle of [/切换到中文/, /Switch to English/]) {
    await expect.element(screen.getByText('海伦娜·索恩奎斯特')).toBeVisible();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await screen.getByRole('button', { name: toggle }).click();
  }
});

// This is the last one, because its toast stays for a while and axe would measure it while it fades in.
test('in a limited session the page asks for a code at once, and opens when it was right', async () => {
  const screen = await open([
    answers(getDelegate, ({ times }) => (times === 1 ? refused(sessionLimited) : helena)),
    ...confirming,
  ]);
  const sheet = screen.getByRole('dialog', { name: 'Confirm your identity' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'Confirm by verification code' }).click();
  await sheet.getByRole('button', { name: 'Get code' }).click();
  await sheet.getByRole('textbox').fill('123456');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Helena Thornquist' })).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test.each([
  ['abroad', 0, 1],
  ['in Beijing', -480, 0],
])('%s the zone of the times is said as often as it has to be', async (_where, offset, times) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const screen = await open(found({ meetings: [meeting, later] }));
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Helena Thornquist' })).toBeVisible();
  expect(screen.getByText('All times are Beijing time.').elements()).toHaveLength(times);
  vi.restoreAllMocks();
});
