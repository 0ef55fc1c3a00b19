import axe from 'axe-core';
import * as calls from 'contract/calls/cards';
import { expect, onTestFinished, test, vi } from 'vitest';
import { friendOf, person } from '../../features/cards/cards.testing.ts';
import { notFound } from 'contract/refusals/wire';
import { answers, refused } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { unsentText } from '../../shell/unsent-text.ts';
import { address } from '../../shell/page.testing.tsx';
import { answer, change, open, opened, press, server, world, type Screen } from './friend.testing.tsx';

const kenjiro = friendOf('Kenjiro Asamoto', { letter: 'A', nameOrder: 1, note: 'Precision bearings' });
const lin = friendOf('Lin Tingxue', {
  ...{ letter: 'L', nameOrder: 2, exchangedAt: '2027-03-22T09:30:00+08:00', faceToFace: true, way: 'received' },
  shared: { contactName: 'He Yunfan', mobile: '+8613900001111', email: null, withdrawn: false },
});
const at = '?view=friends';

const names = (screen: Screen) =>
  screen
    .getByRole('list')
    .getByRole('heading', { level: 3 })
    .elements()
    .map((one) => one.textContent);

test('friends stand by letter or newest first, and the choice stays in the address', async () => {
  const screen = await open({ friends: [lin, kenjiro] }, { at });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'A', exact: true })).toBeVisible();
  expect(names(screen)).toEqual(['Kenjiro Asamoto', 'Lin Tingxue']);
  await press(screen, 'Newest first');
  await expect.poll(() => names(screen)).toEqual(['Lin Tingxue', 'Kenjiro Asamoto']);
  expect(address()).toBe('/pages/friend/friend?view=friends&order=newest');
});

test('a friend is called and mailed; a contact person’s data is named as such', async () => {
  const screen = await open({ friends: [kenjiro, lin] }, { at });
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('Call Kenjiro Asamoto')).toHaveAttribute('href', 'tel:+8613800126618');
  await expect.element(link('Email Kenjiro Asamoto')).toHaveAttribute('href', 'mailto:someone@nordhaven.example');
  await expect.element(link('Call He Yunfan')).toHaveAttribute('href', 'tel:+8613900001111');
  expect(link('Email He Yunfan').elements()).toEqual([]);
  await expect.element(screen.getByText('Contact person: He Yunfan')).toBeVisible();
});

test.each([
  ['en', 'Contact details withdrawn', /^The contact person’s details have been withdrawn\./, /by a contact person for/],
  ['zh', '联系方式已撤回', /^联系人的联系方式已撤回。/, /由联系人代Lin Tingxue处理/],
] as const)('in %s a friend whose contact person was erased is no empty card', async (spoken, short, whole, mark) => {
  const shared = { contactName: null, mobile: null, email: null, withdrawn: true };
  const withdrawn = { ...lin, shared, way: 'sent' as const, by: { name: null } };
  language.set(spoken);
  onTestFinished(() => language.set('en'));
  const screen = await open({ friends: [withdrawn] }, { at });
  await expect.element(screen.getByText(short, { exact: true })).toBeVisible();
  await press(screen, 'Lin Tingxue');
  await expect.element(screen.getByText(whole)).toBeVisible();
  await expect.element(screen.getByText(mark)).toBeVisible();
});

test('a friend’s sheet has what the friend wrote', async () => {
  const screen = await open({ friends: [{ ...lin, message: 'A pleasure to meet you' }] }, { at });
  await press(screen, 'Lin Tingxue');
  await expect.element(screen.getByText('“A pleasure to meet you”')).toBeVisible();
});

test('the search finds names and notes, says how many, and offers all again', async () => {
  const screen = await open({ friends: [kenjiro, lin] }, { at });
  const field = screen.getByRole('searchbox', { name: 'Search your friends' });
  await field.fill('bearings');
  await expect.element(screen.getByText('1 friend found')).toBeVisible();
  expect(names(screen)).toEqual(['Kenjiro Asamoto']);
  await field.fill('nobody of this name');
  await expect.element(screen.getByRole('heading', { name: 'No matching friends' })).toBeVisible();
  await press(screen, 'Show all friends');
  await expect.poll(() => names(screen)).toEqual(['Kenjiro Asamoto', 'Lin Tingxue']);
});

test('without friends the page says what will come here and leads to the directory', async () => {
  const screen = await open({}, { at });
  await expect.element(screen.getByRole('heading', { name: 'No friends yet' })).toBeVisible();
  await press(screen, 'Open the directory');
  await expect.element(screen.getByText('The directory')).toBeVisible();
});

test('two hundred friends have an index bar, twenty have none', async () => {
  const many = Array.from({ length: 200 }, (_, n) =>
    friendOf(`${String.fromCharCode(65 + (n % 20))} ${n}`, { nameOrder: (n % 20) * 1000 + n }),
  );
  const screen = await open({ friends: many }, { at });
  const bar = screen.getByRole('slider', { name: 'Go to a letter' });
  await expect.element(bar).toBeVisible();
  (bar.element() as HTMLInputElement).focus();
  await bar.fill('19');
  const last = screen.getByRole('heading', { level: 2, name: 'T', exact: true });
  await expect.element(last).toBeInViewport();
  change({ friends: many.slice(0, 20) });
  await screen.queries.invalidateQueries();
  await expect.element(screen.getByRole('radio', { name: 'Friends 20' })).toBeInTheDocument();
  expect(bar.elements()).toEqual([]);
});

test('the sheet of a friend has what was shared, when and how', async () => {
  const screen = await open({ friends: [kenjiro, lin] }, { at: `${at}&friend=${encodeURIComponent(lin.person.id)}` });
  const sheet = screen.getByRole('dialog', { name: 'Lin Tingxue' });
  await expect.element(sheet.getByText('Through the contact person, He Yunfan')).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: '+86 139 0000 1111' })).toBeVisible();
  await expect.element(sheet.getByText('Exchanged face to face on 22 March 2027')).toBeVisible();
  await press(screen, 'Open the delegate’s page');
  await expect.element(screen.getByText('The delegate')).toBeVisible();
});

test('the sheet of a friend of a moment ago opens as soon as the exchange is loaded, and stays closed', async () => {
  const screen = await open({ friends: [kenjiro] }, { at: `${at}&friend=${encodeURIComponent(lin.person.id)}` });
  await expect.element(screen.getByRole('button', { name: 'Kenjiro Asamoto' })).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  change({ friends: [kenjiro, lin] });
  await screen.queries.invalidateQueries();
  await expect.element(screen.getByRole('dialog', { name: 'Lin Tingxue' })).toBeVisible();
  await press(screen, 'Close');
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  expect(address()).toBe('/pages/friend/friend?view=friends');
});

test('a note survives the closing of the sheet unsaved, is sent sealed, and then stands there', async () => {
  const noted = answers(calls.noteFriend, () =>
    change({ friends: [{ ...kenjiro, met: 'Tea House', note: 'Bearings' }] }),
  );
  const screen = await open({ friends: [kenjiro] }, { at, more: [noted] });
  await press(screen, 'Kenjiro Asamoto');
  expect(screen.getByRole('button', { name: 'Save', exact: true }).elements()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Where you met' }).fill('Tea House');
  await screen.getByRole('textbox', { name: 'Private note' }).fill(' Bearings ');
  await expect.element(screen.getByText('8 / 500')).toBeVisible();
  await press(screen, 'Close');
  expect(unsentText.get()).toBe(true);
  await press(screen, 'Kenjiro Asamoto');
  await expect.element(screen.getByRole('textbox', { name: 'Where you met' })).toHaveValue('Tea House');
  await press(screen, 'Save');
  await expect.element(screen.getByText('Saved')).toBeVisible();
  const [sent] = server.of(calls.noteFriend);
  expect(await opened(calls.noteFriend, sent)).toEqual({ met: 'Tea House', note: 'Bearings' });
  await expect.element(screen.getByRole('textbox', { name: 'Private note' })).toHaveValue('Bearings');
  expect(unsentText.get()).toBe(false);
});

test('a note that is too long says so and stays whole', async () => {
  const screen = await open({ friends: [kenjiro] }, { at });
  await press(screen, 'Kenjiro Asamoto');
  const note = screen.getByRole('textbox', { name: 'Private note' });
  await note.fill('x'.repeat(501));
  await press(screen, 'Save');
  await expect.element(note).toHaveAccessibleDescription('Please use at most 500 characters 501 / 500');
  expect(server.of(calls.noteFriend)).toEqual([]);
});

test('deleting a friend says that both lose the data', async () => {
  const screen = await open(
    { friends: [kenjiro] },
    { at, more: [answers(calls.deleteFriend, () => change({ friends: [] }))] },
  );
  await press(screen, 'Kenjiro Asamoto');
  await press(screen, 'Delete friend');
  await expect
    .element(screen.getByRole('alertdialog').getByText(/You and Kenjiro Asamoto both lose the other’s contact details/))
    .toBeVisible();
  await answer(screen, 'Delete');
  await expect.element(screen.getByRole('heading', { name: 'No friends yet' })).toBeVisible();
  expect(server.of(calls.deleteFriend)).toMatchObject([{ id: kenjiro.id }]);
});

test.each([
  ['Save as vCard', { id: kenjiro.id, version: '3.0' }],
  ['vCard 4.0', { id: kenjiro.id, version: '4.0' }],
])('one friend as a vCard: %s', async (button, asked) => {
  const files: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.getAttribute('href') ?? '');
  });
  onTestFinished(() => click.mockRestore());
  const file = answers(calls.prepareVCards, { address: '/download/ticket' });
  const screen = await open({ friends: [kenjiro] }, { at: `${at}&friend=Kenjiro+Asamoto`, more: [file] });
  const sheet = screen.getByRole('dialog', { name: 'Kenjiro Asamoto' });
  await sheet.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => files).toEqual(['/download/ticket']);
  expect(server.of(calls.prepareVCards)).toMatchObject([asked]);
});

test('all friends as a vCard have no id', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const file = answers(calls.prepareVCards, { address: '/download/ticket' });
  const screen = await open({ friends: [kenjiro] }, { at, more: [file] });
  await press(screen, 'Export all (vCard)');
  await expect.element(screen.getByText('The contact file is being downloaded')).toBeVisible();
  expect(server.of(calls.prepareVCards).map(({ id, version }) => [id, version])).toEqual([[undefined, '3.0']]);
});

test('the host app saves no files, so the page says what to do instead', async () => {
  const screen = await open({ friends: [kenjiro] }, { at, inHostApp: true });
  await expect.element(screen.getByText(/To export all friends, please open the Forum’s app/)).toBeVisible();
  await press(screen, 'Kenjiro Asamoto');
  await expect.element(screen.getByText(/or copy the details above/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy the mobile number' })).toBeVisible();
  expect(screen.getByRole('button', { name: /vCard/ }).elements()).toEqual([]);
});

test('a friend who was deleted on another phone closes', async () => {
  const screen = await open({ friends: [kenjiro, lin] }, { at });
  await press(screen, 'Kenjiro Asamoto');
  await expect.element(screen.getByRole('dialog', { name: 'Kenjiro Asamoto' })).toBeVisible();
  change({ friends: [lin] });
  await screen.queries.invalidateQueries();
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
  expect(world.cards.friends).toEqual([lin]);
});

test.each(['Save', 'Save as vCard'])(
  'a friend who turns out to be deleted closes, with what was typed: %s',
  async (button) => {
    const gone = () => (change({ friends: [lin] }), refused(notFound));
    const more = [answers(calls.noteFriend, gone), answers(calls.prepareVCards, gone)];
    const screen = await open({ friends: [kenjiro, lin] }, { at, more });
    await press(screen, 'Kenjiro Asamoto');
    await screen.getByRole('textbox', { name: 'Where you met' }).fill('Tea House');
    await expect.poll(() => unsentText.get()).toBe(true);
    await press(screen, button);
    await expect.element(screen.getByText(notFound.says.en)).toBeVisible();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    await expect.poll(() => unsentText.get()).toBe(false);
  },
);

test('long names stay within the screen at every text size, and axe has nothing to object to', async () => {
  const name = `Maria${'-de-la-Concepción-y-Villanueva'.repeat(4)}`;
  const screen = await open({ friends: [friendOf('x', { person: person(name), letter: 'M' }), lin] }, { at });
  for (const size of ['normal', 'x-large']) {
    document.documentElement.dataset['textSize'] = size;
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
  delete document.documentElement.dataset['textSize'];
  for (const spoken of ['en', 'zh'] as const) {
    language.set(spoken);
    await expect.element(screen.getByRole('button', { name: spoken === 'en' ? 'By name' : '按姓名' })).toBeVisible();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
