import { addOwnItem, deleteOwnItem, editOwnItem, getOwnItems, restoreOwnItem } from 'contract/calls/favourites';
import { itemChangedMeanwhile, notADayOfTheForum, tooManyItems } from 'contract/refusals/favourites';
import { expect, test } from 'vitest';
import { ownItem } from '../../features/favourites/favourites.testing.ts';
import { type Answering, answers, lost, refused } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { unsentText } from '../../shell/unsent-text.ts';
import { open, rows, type Screen, server, world } from './collection.testing.tsx';

async function add(...answering: Answering[]) {
  const screen = await open('', { answering });
  await screen.getByRole('button', { name: /^(Add to my schedule|添加个人日程)$/ }).click();
  return screen;
}
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });

async function fill(screen: Screen) {
  await field(screen, 'Content').fill('Press interview');
  await field(screen, 'Schedule details').fill('Forum Daily');
  await field(screen, 'From').fill('16:00');
  await field(screen, 'To').fill('16:30');
  await field(screen, 'Location').fill('Media Centre');
  await field(screen, 'Conference venue').selectOptions('other');
}
const save = (screen: Screen) => screen.getByRole('button', { name: /^(Save|保存)$/ });

test('an entry is added to the day and stored', async () => {
  const screen = await add();
  await expect.element(field(screen, 'Date')).toHaveValue('2027-03-22');
  await expect.element(field(screen, 'From')).toHaveValue('10:30');
  await expect.element(screen.getByText('Only you can see your own entries.')).toBeVisible();
  await fill(screen);
  await save(screen).click();
  await expect.poll(() => rows(screen)).toContain('Press interview');
  expect(server.of(addOwnItem)).toMatchObject([
    {
      ...{ content: 'Press interview', details: 'Forum Daily', location: 'Media Centre', venue: 'other' },
      ...{ date: '2027-03-22', from: '16:00', to: '16:30' },
    },
  ]);
});

test.each([
  [
    'en',
    'Please enter content',
    'Please enter schedule details',
    'Please enter location',
    'Please enter conference venue',
  ],
  ['zh', '请输入内容', '请输入日程详情', '请输入地点', '请输入会场'],
] as const)('%s: what is missing is said under each field, and nothing is sent', async (spoken, ...words) => {
  language.set(spoken);
  const screen = await add();
  await save(screen).click();
  const names = {
    en: ['Content', 'Schedule details', 'Location', 'Conference venue'],
    zh: ['内容', '日程详情', '地点', '会场'],
  };
  for (const [index, name] of names[spoken].entries())
    await expect.element(field(screen, name)).toHaveAccessibleDescription(words[index] ?? '');
  await expect.element(field(screen, names[spoken][0] ?? '')).toHaveFocus();
  expect(server.of(addOwnItem)).toEqual([]);
});

test('the server’s refusals stand beside their fields, one about all above the button', async () => {
  const screen = await add(
    answers(addOwnItem, ({ times }) => (times === 1 ? refused(notADayOfTheForum) : refused(tooManyItems))),
  );
  await fill(screen);
  await save(screen).click();
  await expect.element(field(screen, 'Date')).toHaveAccessibleDescription(notADayOfTheForum.says.en);
  letTapsPass();
  await save(screen).click();
  await expect.element(screen.getByRole('dialog').getByText(tooManyItems.says.en)).toBeVisible();
});

test('one that cannot be stored says so and keeps what was typed; sent again it counts once', async () => {
  const screen = await add(
    answers(addOwnItem, ({ times }) => (times === 1 ? lost : ownItem('Press interview', '22T16:00', '22T16:30'))),
  );
  await fill(screen);
  await save(screen).click();
  await expect.element(screen.getByText(/^Save Message Error/)).toBeVisible();
  await expect.element(field(screen, 'Content')).toHaveValue('Press interview');
  letTapsPass();
  await save(screen).click();
  await expect.poll(() => rows(screen)).toContain('Press interview');
  expect(new Set(server.of(addOwnItem).map(({ requestId }) => requestId)).size).toBe(1);
});

test('while something is typed and not stored, a new version of the app waits', async () => {
  const screen = await add();
  await expect.element(field(screen, 'Content')).toBeVisible();
  expect(unsentText.get()).toBe(false);
  await field(screen, 'Content').fill('Press interview');
  await expect.poll(unsentText.get).toBe(true);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(unsentText.get).toBe(false);
});

test('what the typed times overlap is said while typing, and saving stays possible', async () => {
  const screen = await add();
  await fill(screen);
  await expect.element(screen.getByText(/You can still save/)).not.toBeInTheDocument();
  await field(screen, 'From').fill('10:30');
  await field(screen, 'To').fill('11:00');
  await expect.element(screen.getByText('Overlaps “Green Growth” by 30 minutes. You can still save.')).toBeVisible();
  await save(screen).click();
  await expect.poll(() => rows(screen)).toContain('Press interview');
});

async function edit(...answering: Answering[]) {
  const screen = await open('', { answering });
  await screen.getByRole('button', { name: 'Edit: Tea with Asamoto' }).click();
  return screen;
}

test('an entry is edited in the version that was read', async () => {
  const screen = await edit();
  await expect.element(field(screen, 'Conference venue')).toHaveValue('hehe');
  await field(screen, 'Content').fill('Tea, later');
  await save(screen).click();
  await expect.poll(() => rows(screen)).toContain('Tea, later');
  expect(server.of(editOwnItem)).toMatchObject([{ id: 'Tea with Asamoto', version: 1, content: 'Tea, later' }]);
});

test('changed on another screen meanwhile, it says so, keeps what was typed, and saves on the newest version', async () => {
  const screen = await edit(
    answers(getOwnItems, ({ times }) => ({
      items: world.items.map((item) => ({ ...item, version: times === 1 ? 1 : 4 })),
    })),
    answers(editOwnItem, ({ body }) =>
      body.version === 4 ? ownItem('Tea, later', '22T11:45', '22T12:30') : refused(itemChangedMeanwhile),
    ),
  );
  await field(screen, 'Content').fill('Tea, later');
  await save(screen).click();
  await expect.element(screen.getByRole('dialog').getByText(itemChangedMeanwhile.says.en)).toBeVisible();
  await expect.element(field(screen, 'Content')).toHaveValue('Tea, later');
  letTapsPass();
  await save(screen).click();
  await expect.poll(() => server.of(editOwnItem).map(({ version }) => version)).toEqual([1, 4]);
});

test('a deleted entry is gone at once, and Undo brings it back', async () => {
  const screen = await edit();
  await screen.getByRole('button', { name: 'Delete this entry' }).click();
  await expect.poll(() => rows(screen)).not.toContain('Tea with Asamoto');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows(screen)).toContain('Tea with Asamoto');
  await expect.poll(() => server.of(restoreOwnItem)).toMatchObject([{ id: 'Tea with Asamoto' }]);
  expect(server.of(deleteOwnItem)).toHaveLength(1);
});

test('one that could not be deleted is back, and says so', async () => {
  const screen = await edit(answers(deleteOwnItem, lost));
  await screen.getByRole('button', { name: 'Delete this entry' }).click();
  await expect.element(screen.getByText('The entry could not be deleted. Please try again')).toBeVisible();
  await expect.poll(() => rows(screen)).toContain('Tea with Asamoto');
});
