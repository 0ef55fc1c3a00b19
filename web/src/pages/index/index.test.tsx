import axe from 'axe-core';
import { getAgenda } from 'contract/calls/agenda';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answers } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { meeting, openAt, server, slide, usual } from './index.testing.tsx';

beforeEach(() => language.set('en'));

describe('the hero', () => {
  test('has the forum, its days and place, and addresses the person by the clock of the forum', async () => {
    const screen = await openAt('22T10:12');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Global Development Forum' })).toBeVisible();
    await expect.element(screen.getByText('21–22 March 2027')).toBeVisible();
    await expect.element(screen.getByText('Beijing')).toBeVisible();
    await expect.element(screen.getByText('Good morning, Mr Gu')).toBeVisible();
  });

  test('leads from the greeting to Info', async () => {
    const screen = await openAt('22T10:12');
    const info = screen.getByRole('link', { name: 'Good morning, Mr Gu. Open Info', exact: true });
    await expect.element(info).toHaveAttribute('href', '/pages/mine/mine');
    expect(info.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test('greets in Chinese with the person first', async () => {
    language.set('zh');
    const screen = await openAt('22T12:30', { formOfAddress: '顾明澜先生' });
    await expect.element(screen.getByText('顾明澜先生，中午好')).toBeVisible();
    const info = screen.getByRole('link', { name: '顾明澜先生，中午好。打开“我的”', exact: true });
    await expect.element(info).toBeVisible();
  });

  test.each([
    ['zh', '尊敬的嘉宾，晚上好'],
    ['en', 'Good evening, and welcome'],
  ] as const)('calls nobody by the bare name in %s', async (chosen, greeting) => {
    language.set(chosen);
    const screen = await openAt('22T19:30', { formOfAddress: null });
    await expect.element(screen.getByText(greeting, { exact: true })).toBeVisible();
    expect(screen.getByText(/Gu/).elements()).toEqual([]);
  });

  test('a very long name wraps and pushes nothing off the screen', async () => {
    const name = 'Maria de la Concepción Fernández-Alvarado de Monteverde y Santamaría-Villanueva-Etxeberria '.repeat(
      2,
    );
    const screen = await openAt('22T10:12', { formOfAddress: name });
    await expect.element(screen.getByText(/Maria/)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });
});

test('four tabs stand at the foot of the screen as soon as there are four tab pages', async () => {
  const screen = await openAt('22T10:12', {
    paths: ['/pages/meeting/meeting', '/pages/search/search', '/pages/album/album', '/pages/mine/mine'],
  });
  await expect.element(screen.getByRole('link', { name: 'Full agenda' })).toBeVisible();
  // The app stands in this element, which is as high as the screen.
  screen.container.id = 'root';
  const bar = screen.getByRole('navigation', { name: 'Main navigation' });
  expect(bar.getByRole('link').elements()).toHaveLength(4);
  expect(bar.element().getBoundingClientRect().bottom).toBe(window.innerHeight);
});

test('entries are there for the pages that are', async () => {
  const screen = await openAt('22T10:12', { paths: ['/pages/meeting/meeting', '/pages/partner/partner'] });
  const entries = screen.getByRole('navigation', { name: 'Services' }).getByRole('link');
  await expect.element(entries.first()).toBeVisible();
  expect(entries.elements().map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Agenda', '/pages/meeting/meeting'],
    ['Partners', '/pages/partner/partner?kind=partner'],
    ['Patrons', '/pages/partner/partner?kind=patron'],
  ]);
});

describe('the slides', () => {
  test('lead to pages of the app, and to nothing else', async () => {
    const slides = [
      slide('Halls', '/pages/map/map?hall=1'),
      slide('Elsewhere', 'https://example.com/'),
      slide('Script', 'javascript:alert(1)'),
      slide('Only words', null),
    ];
    const screen = await openAt('22T10:12', { slides, paths: ['/pages/map/map'] });
    const shown = screen.getByRole('region', { name: 'Highlights' });
    await expect.element(shown.getByText('Halls')).toBeVisible();
    expect(Array.from(shown.element().querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
      '/pages/map/map?hall=1',
    ]);
  });

  test('take no space if there are none', async () => {
    const screen = await openAt('22T10:12', { slides: [] });
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Highlights' }).query()).toBeNull();
  });
});

describe('help', () => {
  test.each([
    ['en', ['Secretariat: call +86 10 1555 0180', 'Emergency: call +86 10 1555 0110', 'Medical assistance: call 120']],
    ['zh', ['组委会秘书处：致电+86 10 1555 0180', '紧急求助：致电+86 10 1555 0110', '医疗救助：致电120']],
  ] as const)('each number is one tap away, in %s', async (shown, names) => {
    language.set(shown);
    const screen = await openAt('22T10:12');
    const card = screen.getByRole('region', { name: shown === 'en' ? 'Help' : '帮助' });
    await expect.element(card).toBeVisible();
    const links = card.getByRole('link').elements();
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      [names[0], 'tel:+861015550180'],
      [names[1], 'tel:+861015550110'],
      [names[2], 'tel:120'],
    ]);
  });

  test('shows only what the secretariat has set', async () => {
    const screen = await openAt('22T10:12', { help: { emergencyPhone: null, medicalPhone: null, wifi: null } });
    const card = screen.getByRole('region', { name: 'Help' });
    await expect.element(card.getByRole('link')).toBeVisible();
    expect(card.element().textContent).toBe('HelpSecretariat+86 10 1555 0180');
  });
});

const homeReads = ['getAgenda', 'getHelp', 'getMe', 'getMine', 'getPlaces', 'getSlides'];
test('an agenda that cannot be loaded is asked for once, and the rest of Home stays', async () => {
  const broken = answers(getAgenda, () => new Response('', { status: 500 }));
  const screen = await openAt('22T10:12', { more: [broken] });
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible();
  await expect.element(screen.getByText('Medical assistance')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(server.of(getAgenda)).toHaveLength(1);
});

test('pulling down fetches everything again', async () => {
  const screen = await openAt('22T10:12', { slides: [slide('Theme', null)] });
  await expect.element(screen.getByRole('region', { name: 'Help' })).toBeVisible();
  server.forget();
  const area = document.querySelector('.pull-to-refresh')!;
  const touch = (type: string, clientY: number) => {
    const touches = [new Touch({ identifier: 1, target: area, clientX: 50, clientY })];
    area.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }));
  };
  // What follows the finger is loaded when the phone is idle.
  const reached = () => area.getAttribute('data-state') === 'reached';
  await vi.waitFor(() => {
    if (!reached()) {
      touch('touchstart', 10);
      touch('touchmove', 160);
    }
    expect(reached()).toBe(true);
  });
  touch('touchend', 160);
  await vi.waitFor(() => expect(server.names().toSorted()).toEqual(homeReads));
});

test('nothing that axe would object to', async () => {
  const paths = ['/pages/meeting/meeting', '/pages/map/map', '/pages/intro/intro'];
  const slides = [slide('Halls', '/pages/map/map'), slide('Theme', null)];
  const meetings = [...usual, meeting('Science', '22T10:00', '22T11:00', 'Songhe', { role: 'chair' })];
  const screen = await openAt('22T10:12', { paths, slides, meetings });
  await expect.element(screen.getByRole('link', { name: 'Green Growth Hehe Hall' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Help' })).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

// It stands last, because the toast stays for two seconds and axe would measure it while it fades.
test('the Wi-Fi has its name, and its password can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await openAt('22T10:12');
  await expect.element(screen.getByText('Wi-Fi: Yucheng-Forum')).toBeVisible();
  await expect.element(screen.getByText('Password: Confidence-2027')).toBeVisible();
  const password = screen.getByText('Confidence-2027', { exact: true }).element();
  for (let width = 120; width <= 300; width += 10) {
    password.parentElement!.parentElement!.style.width = `${width}px`;
    const range = document.createRange();
    range.selectNodeContents(password);
    expect([width, range.getClientRects().length]).toEqual([width, 1]);
  }
  await screen.getByRole('button', { name: 'Copy the Wi-Fi password' }).click();
  await expect.element(screen.getByText('Copied')).toBeVisible();
  expect(written.mock.calls).toEqual([['Confidence-2027']]);
});
