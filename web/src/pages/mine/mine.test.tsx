import axe from 'axe-core';
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { getHelp } from 'contract/calls/about';
import { getAgenda } from 'contract/calls/agenda';
import { getOwnItems } from 'contract/calls/favourites';
import { getMine } from 'contract/calls/mine';
import { getInfo } from 'contract/calls/profile';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answers, lost } from '../../lib/call/answers.testing.ts';
import { letTapsPass } from '../../lib/double-tap.testing.ts';
import { language } from '../../lib/language.ts';
import { address } from '../../shell/page.testing.tsx';
import { open, submitted } from './mine.testing.tsx';

// The answers of the tests replace it.
const realFetch = window.fetch;
const readerWasm = new URL('../../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url).href;

beforeEach(() => {
  language.set('en');
  letTapsPass();
});
afterEach(() => {
  delete document.documentElement.dataset['textSize'];
});

const unread = { version: 'v', reminders: 2, notifications: 1 };
const bookmarks = { version: 'v', meetings: ['a', 'b'], delegates: ['c'], news: ['n'], files: [] };

describe('who I am', () => {
  test('as the badge says, and the badge leads to the profile', async () => {
    const screen = await open();
    const profile = screen.getByRole('link', { name: 'Gu Minglan. Open your profile' });
    await expect.element(profile).toHaveAttribute('href', '/pages/mine/info');
    for (const said of ['Red badge', 'Chairman, Yuanxiu New Energy', 'Formal delegate · D-0418'])
      await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
  });

  test.each([
    ['blue', '蓝证', '合作伙伴或支持单位 · B-0007'],
    ['green', '绿证', '媒体 · B-0007'],
    ['grey', '灰证', '参会人员 · B-0007'],
  ] as const)('a %s badge says so in Chinese', async (badge, colour, kind) => {
    language.set('zh');
    const screen = await open({ info: { badge, badgeNumber: 'B-0007', title: '董事长', organisation: '远岫新能源' } });
    for (const said of [colour, kind, '远岫新能源董事长'])
      await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
  });

  test('the code for the desk is the badge number and nothing else, and says that it opens nothing', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Badge number for the desk' }).click();
    const code = screen.getByRole('img', { name: 'QR code of the badge number D-0418' });
    await expect.element(code).toBeVisible();
    await expect.element(screen.getByText(/opens no door and logs nobody in/)).toBeVisible();
    expect(await read(code.element() as SVGElement)).toEqual(['D-0418']);
  });

  test('a badge without a number yet has no code', async () => {
    const screen = await open({ info: { badgeNumber: null } });
    await expect.element(screen.getByText('Formal delegate', { exact: true })).toBeVisible();
    expect(
      screen
        .getByRole('button')
        .elements()
        .filter((one) => one.textContent.includes('desk')),
    ).toEqual([]);
  });
});

test('favourites are the bookmarks and the own entries, and messages the unread ones', async () => {
  const screen = await open({ mine: { bookmarks, unread } });
  const counted = screen.getByRole('link', { name: /^(5 Favourites|3 Unread messages)$/ });
  await expect.element(counted.first()).toBeVisible();
  expect(counted.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/pages/collection/collection',
    '/pages/message/message?group=reminder',
  ]);
});

test('what is new only among the notifications is opened there', async () => {
  const screen = await open({ mine: { bookmarks, unread: { ...unread, reminders: 0 } } });
  await expect
    .element(screen.getByRole('link', { name: '1 Unread messages' }))
    .toHaveAttribute('href', '/pages/message/message?group=notification');
});

test('arrangements stand below the badge, one of each kind until all are asked for', async () => {
  const officer = (id: string) => ({ kind: 'officer', id, name: id, phone: '+861015550126' }) as const;
  const seat = { kind: 'seat', id: 's', meeting: null, where: 'Hehe Hall', seat: 'row 2' } as const;
  const all = [seat, officer('Mi Zhiyao'), officer('Mou Jian')];
  const screen = await open({ mine: { arrangements: { version: 'v', all } } });
  const mine = screen.getByRole('region', { name: 'My arrangements' });
  await expect.element(mine.getByText('Mi Zhiyao')).toBeVisible();
  expect(mine.getByRole('listitem').elements()).toHaveLength(2);
  await mine.getByRole('button', { name: 'Show all 3' }).click();
  await expect.element(mine.getByText('Mou Jian')).toBeVisible();
  expect(mine.getByRole('button', { name: /^Show all/ }).query()).toBeNull();
});

describe('my details', () => {
  test('until the profile is submitted, Info asks for it', async () => {
    const screen = await open({ info: { own: { ...submitted, submitted: false } } });
    await expect.element(screen.getByRole('heading', { name: 'Please complete your profile' })).toBeVisible();
    expect(screen.getByText('Correct my details').query()).toBeNull();
    await screen.getByRole('button', { name: 'Complete profile' }).click();
    await expect.poll(address).toBe('/pages/mine/info');
  });

  test.each([
    [null, 'Correct my details'],
    ['asked', 'Correct my details Under review'],
    ['applied', 'Correct my details Applied'],
    ['declined', 'Correct my details Declined'],
  ] as const)('the state of the newest correction is %s', async (correction, name) => {
    const screen = await open({ info: { own: { ...submitted, correction } } });
    const row = screen.getByRole('link', { name, exact: true });
    await expect.element(row).toHaveAttribute('href', '/pages/mine/info');
    expect(screen.getByText('Please complete your profile').query()).toBeNull();
  });

  test.each([
    ['social', 'Social', '社交模式'],
    ['privacy', 'Privacy', '隐私模式'],
    ['assistant', 'Assistant', '助理模式'],
  ] as const)('the mode is seen at a glance and leads to its page: %s', async (mode, en, zh) => {
    const screen = await open({ info: { own: { ...submitted, mode } } });
    const row = screen.getByRole('link', { name: `Who sees what ${en}`, exact: true });
    await expect.element(row).toHaveAttribute('href', '/pages/conf/mode');
    language.set('zh');
    await expect.element(screen.getByText(zh, { exact: true })).toBeVisible();
  });
});

test('other badges have no mode to see, and the page says why', async () => {
  const screen = await open({ info: { badge: 'blue' } });
  await expect.element(screen.getByRole('link', { name: 'Who sees what', exact: true })).toBeVisible();
});

test('a limited session reads who it is and the ways on; the profile leads to confirming by code', async () => {
  const screen = await open({ info: { own: null } });
  await expect.element(screen.getByRole('heading', { name: 'Your access is limited' })).toBeVisible();
  await expect.element(screen.getByText('Formal delegate · D-0418')).toBeVisible();
  for (const way of ['FAQ', 'Privacy and my data', 'Settings'])
    await expect.element(screen.getByRole('link', { name: way, exact: true })).toBeVisible();
  expect(screen.getByText('Who sees what').query()).toBeNull();
  expect(screen.getByRole('link', { name: /profile/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: /^My profile/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Confirm your identity' })).toBeVisible();
  expect(address()).toBe('/pages/mine/mine');
});

test('after the Forum it says until when one can log in, and leads to the own data', async () => {
  const forum = { name: 'Forum', theme: '', place: 'Beijing', timeZone: 'Asia/Shanghai' };
  const over = answers(getAgenda, { forum, days: [{ date: '2020-01-03', meetings: [] }] });
  const screen = await open({ more: [over] });
  await expect.element(screen.getByText(/until the end of 10 January 2020/)).toBeVisible();
  await screen.getByRole('button', { name: 'Privacy and my data' }).click();
  await expect.poll(address).toBe('/pages/conf/private');
});

test('the ways on are there although nothing else could be loaded, and the Secretariat is one tap away', async () => {
  const screen = await open({ more: [answers(getInfo, lost)] });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Secretariat +86 10 1555 0180' }))
    .toHaveAttribute('href', 'tel:+861015550180');
  await expect.element(screen.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
});

test('although every call fails, the page says so once and the ways on stay', async () => {
  const broken = () => new Response('', { status: 500 });
  let asked = 0;
  const agenda = answers(getAgenda, ({ times }) => {
    asked = times;
    return broken();
  });
  const others = [getInfo, getMine, getOwnItems, getHelp].map((call) => answers(call, broken));
  const screen = await open({ more: [...others, agenda] });
  const settings = screen.getByRole('link', { name: 'Settings', exact: true });
  await expect.element(settings).toBeVisible();
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible();
  letTapsPass();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible();
  await expect.element(settings).toBeVisible();
  expect(asked).toBe(1);
});

test.each(['zh', 'en'] as const)(
  'long texts wrap at the largest size, and axe objects to nothing, in %s',
  async (shown) => {
    language.set(shown);
    document.documentElement.dataset['textSize'] = 'x-large';
    const name = 'Maria de la Concepción Fernández-Alvarado de Monteverde y Santamaría-Villanueva-Etxeberria';
    const long = 'Executive Vice-President for Interinstitutional Relations '.repeat(3);
    const own = { submitted: false, correction: null, mode: 'assistant' } as const;
    const screen = await open({ info: { name, title: long, organisation: long, own }, mine: { bookmarks, unread } });
    await expect.element(screen.getByText(/^Maria/)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const { violations } = await axe.run(screen.container);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  },
);

test('the row of business cards leads to them and says how many wait', async () => {
  const cards = { version: 'v', sent: ['a'], received: ['b', 'c'], friends: [] };
  const screen = await open({ mine: { cards } });
  const row = screen.getByRole('link', { name: 'Business cards 2 waiting' });
  await expect.element(row).toHaveAttribute('href', '/pages/friend/friend');
});

/** Reads the code as the desk does. */
async function read(drawing: SVGElement): Promise<string[]> {
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '400');
  copy.setAttribute('height', '400');
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 400;
  const paper = canvas.getContext('2d')!;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, 400, 400);
  paper.drawImage(picture, 0, 0);
  const wasmBinary = await (await realFetch(readerWasm)).arrayBuffer();
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(canvas);
  return found.map(({ rawValue }) => rawValue);
}
