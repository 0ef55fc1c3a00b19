import type { Page } from '@playwright/test';
import { getMessages, getMessageTitles, markAllRead, markRead, type Message } from 'contract/calls/messages';
import { getMine, type Mine } from 'contract/calls/mine';
import type { AnswerOf } from 'contract/wire/call';
import { configurationFrom } from '../../server/src/platform/configuration.ts';
import { chances } from '../../server/src/platform/testing/chances.ts';
import { type Body, caller } from '../../server/src/platform/testing/signed-call.ts';
import { homeScreen } from '../screens/home.ts';
import { messagesScreen } from '../screens/messages.ts';
import { watchCalls } from '../support/calls.ts';
import { doubleTapGuard, tapCalmly } from '../support/calm.ts';
import { spareForThisTry } from '../support/demo-people.ts';
import { anotherPhone } from '../support/devices.ts';
import { serverNow, signIn, storageOf } from '../support/signed-in.ts';
import { soon } from '../support/soon.ts';
import { secretariat } from '../support/staff.ts';
import { expect, type Language, type Say, test } from '../support/test.ts';

const inWeChat = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile MicroMessenger/8.0.50';
const steps = Number(process.env['FORUM_TEST_INTERLEAVINGS'] ?? 120);
/** The list shows fifty, and this many are read in a moment. */
const mostMessages = 12;

type Act = 'send' | 'recall' | 'read' | 'read all';
type Step = { by: 'secretariat' | 'home' | 'list'; act: Act; title: string };
type Row = { title: string; read: boolean };

// A tap on something that never comes must not wait as long as the whole test may take.
test.use({ signedIn: false, actionTimeout: soon.timeout });

test('unread counts agree on Home, in Messages and on the server, whatever is read, sent and recalled where', async ({
  page,
  browser,
  origin,
  say,
  signedInAs,
  language,
}) => {
  test.setTimeout(120_000 + steps * 4_000);
  const seed = Number(process.env['FORUM_TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  console.info(`  unread counts: seed ${seed}`);
  const person = spareForThisTry(57);
  // The same person has the app open in WeChat, too; both logins live side by side.
  const second = await anotherPhone(browser);
  const { token } = await signIn(origin, person, inWeChat).then(async (signedIn) => {
    await second.context().setStorageState(storageOf(signedIn, origin, language));
    return signedIn;
  });
  await signedInAs(person);
  const server = await serverFor(origin, token, language);
  const desk = secretariatFor(person.id);
  const [bell, list] = [bellOn(page, say), listOn(second, say)];
  await homeScreen(page, say).open();
  await messagesScreen(second, say).open('notification');
  // The login in the browser is told to this screen.
  await second.getByRole('button', { name: say({ zh: '是本人操作', en: 'It was me' }) }).tap();
  await expect(second.getByRole('alertdialog')).toHaveCount(0);
  for (const one of [page, second]) await one.evaluate(() => Object.assign(window, { sameDocument: true }));
  const marking = [page, second].map((one) => watchCalls(one));
  const underWay = () => marking.flatMap(({ to }) => [...to(markRead.path), ...to(markAllRead.path)]);

  /** Every place shows what the server has, and the server has what these steps make of what it had. */
  async function agree(after: readonly Step[], expected: readonly string[] | undefined): Promise<Row[]> {
    const last = after.map(({ by, act, title }) => `${by}: ${act} ${title}`).join(', ');
    let rows: Row[] = [];
    const look = async () => {
      if (underWay().some(({ code }) => code === undefined)) return 'a mark is on its way';
      const [stored, onHome, inList] = await Promise.all([server.counts(), bell.count(), list.shown()]);
      rows = stored.rows;
      const marked = { groups: [stored.mine[0], rows.filter(({ read }) => !read).length], rows };
      const all = { server: stored.mine, titles: stored.titles, bell: onHome, ...inList };
      const sum = stored.mine.reduce((one, other) => one + other, 0);
      expect(all).toEqual({ server: marked.groups, titles: marked.groups, bell: sum, ...marked });
      if (expected) expect(desk.ownIn(rows)).toEqual(expected);
      return 'agreed';
    };
    await expect(async () => expect(await look()).toBe('agreed'), `seed ${seed}, after ${last}`).toPass(soon);
    return rows;
  }

  async function take({ by, act, title }: Step): Promise<void> {
    if (act === 'send') return desk.send(title);
    if (act === 'recall') return desk.recall(title);
    const screen = by === 'home' ? page : second;
    if (by === 'home') await bell.openNotifications();
    if (act === 'read') await listOn(screen, say).read(title);
    else await listOn(screen, say).readAll();
    if (by === 'home') await bell.comeBack();
  }

  const chance = chances(seed);
  let [taken, rows] = [0, await agree([], undefined)];
  const tally: Record<string, number> = {};
  while (taken < steps) {
    const round = nextRound(chance, rows, desk.recallable(), taken);
    await Promise.all(round.map(take));
    const [only, ...more] = round;
    // What steps at the same moment lead to depends on which is first; one alone leaves no choice.
    rows = await agree(round, only && more.length === 0 ? desk.ownIn(after(only, rows)) : undefined);
    for (const { by, act } of round) tally[`${by}: ${act}`] = (tally[`${by}: ${act}`] ?? 0) + 1;
    taken += round.length;
  }
  console.info(`  counts agreed after ${taken} steps (seed ${seed}): ${JSON.stringify(tally)}`);
  for (const one of [page, second]) expect(await one.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** One, two or three of the two screens and the secretariat do something at the same moment. */
function nextRound(chance: (below: number) => number, rows: readonly Row[], sent: string[], taken: number): Step[] {
  const titles = rows.map(({ title }) => title).toSorted();
  const everybody = ['secretariat', 'home', 'list'] as const;
  const some = everybody.filter(() => chance(2) === 0);
  const actors = some.length > 0 ? some : everybody;
  const recalled = sent[chance(sent.length)] ?? '';
  // What is recalled at this moment cannot be tapped for sure.
  const listed = titles.filter((title) => title !== recalled);
  const recalls = recalled !== '' && (sent.length >= mostMessages || chance(3) === 0);
  return actors.map((by): Step => {
    if (by === 'secretariat')
      return recalls ? { by, act: 'recall', title: recalled } : { by, act: 'send', title: `第${taken}号通知` };
    const title = listed[chance(listed.length)] ?? '';
    return title && chance(4) > 0 ? { by, act: 'read', title } : { by, act: 'read all', title: '' };
  });
}

/** What a single step makes of the messages. */
function after({ act, title }: Step, rows: readonly Row[]): Row[] {
  if (act === 'send') return [...rows, { title, read: false }];
  if (act === 'recall') return rows.filter((row) => row.title !== title);
  return rows.map((row) => (act === 'read all' || row.title === title ? { ...row, read: true } : row));
}

function secretariatFor(personId: string) {
  const sent = new Map<string, string>();
  return {
    async send(title: string) {
      const said = await secretariat(
        'send-message',
        `person:${personId}`,
        `${title} | ${title}`,
        '请查阅 | Please read',
      );
      sent.set(title, /\(([^,]+), to: person\)/.exec(said)?.[1] ?? '');
    },
    async recall(title: string) {
      await secretariat('recall-message', sent.get(title) ?? '');
      sent.delete(title);
    },
    recallable: () => [...sent.keys()].toSorted(),
    /** The demo may send something of its own at any time. */
    ownIn: (rows: readonly Row[]) =>
      rows
        .filter(({ title }) => title.startsWith('第'))
        .map(({ title, read }) => `${title} ${read ? 'read' : 'unread'}`)
        .toSorted(),
  };
}

async function serverFor(origin: string, token: string, language: Language) {
  const { json } = caller(origin, configurationFrom({}).signSecret, await serverNow(origin));
  const ask = async (path: string, body: Body = {}) => (await json(path, body, { token, language })).obj;
  return {
    async counts() {
      const { unread } = (await ask(getMine.path)) as Mine;
      const titles = (await ask(getMessageTitles.path)) as AnswerOf<typeof getMessageTitles>;
      const { messages } = (await ask(getMessages.path, { group: 'notification' })) as { messages: Message[] };
      return {
        mine: [unread?.reminders ?? -1, unread?.notifications ?? -1],
        titles: [titles.reminders.unread, titles.notifications.unread],
        rows: messages.map(({ title, read }) => ({ title, read })),
      };
    },
  };
}

/** Home, where the bell counts reminders and notifications together. */
function bellOn(page: Page, say: Say) {
  const messages = messagesScreen(page, say);
  const notifications = page.getByText(say({ zh: /^通知/, en: /^Notifications/ }));
  return {
    count: async () => Number(/(\d+)(?:条未读| unread)/.exec((await messages.bell.textContent()) ?? '')?.[1] ?? 0),
    async openNotifications() {
      await tapCalmly(messages.bell);
      await notifications.tap();
      await expect(messages.readAll).toBeVisible();
    },
    async comeBack() {
      await page.goBack();
      await expect(homeScreen(page, say).forum).toBeVisible();
    },
  };
}

/** Messages, with the count of each group and a mark at each message that is unread. */
function listOn(page: Page, say: Say) {
  const messages = messagesScreen(page, say);
  const unread = say({ zh: '未读 ', en: 'Unread ' });
  return {
    async shown() {
      const groups = await page
        .getByRole('group')
        .getByText(say({ zh: /^(提醒|通知)/, en: /^(Rem|Not)/ }))
        .allTextContents();
      const headings = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
      return {
        groups: groups.map((text) => Number(/\d+$/.exec(text)?.[0] ?? 0)),
        rows: headings.map((text) => ({ title: text.replace(unread, ''), read: !text.startsWith(unread) })),
      };
    },
    /** It can be tapped when nothing is unread, too, for which a test has to insist. */
    async readAll() {
      await expect(page.locator('.overlay-loading')).toHaveCount(0);
      await page.clock.fastForward(doubleTapGuard);
      await messages.readAll.tap({ force: true });
    },
    /** Opens a message and leaves it as soon as it can be read. */
    async read(title: string) {
      await tapCalmly(messages.message(title));
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: title })).toBeVisible();
      await page.goBack();
      await expect(messages.readAll).toBeVisible();
    },
  };
}
