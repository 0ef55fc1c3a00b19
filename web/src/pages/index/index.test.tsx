import axe from 'axe-core';
import { getHelp, getSlides, type Help, type Slide } from 'contract/calls/about';
import { type Agenda, type AgendaRow, getAgenda } from 'contract/calls/agenda';
import { getPlaces } from 'contract/calls/places';
import { getMe } from 'contract/calls/session';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import HomePage from './index.tsx';

function meeting(title: string, from: string, to: string, hall: string, more: Partial<AgendaRow> = {}): AgendaRow {
  return {
    ...{ id: title, version: 1, type: 'plenary', details: 'all', title, change: null, role: null },
    ...{ otherTitle: null, people: [] },
    startsAt: `2027-03-${from}:00+08:00`,
    endsAt: `2027-03-${to}:00+08:00`,
    hall: { id: hall, placeId: 'p', name: `${hall} Hall`, building: 'Yucheng', floor: 'Level 1' },
    ...more,
  };
}

const welcome = meeting('Welcome', '21T18:00', '21T20:00', 'Mudan');
const green = meeting('Green Growth', '22T09:50', '22T11:00', 'Hehe');
const capital = meeting('Capital', '22T11:15', '22T12:00', 'Qingyun');
const usual = [welcome, green, capital];
const walks = [{ fromId: 'Hehe', toId: 'Qingyun', minutes: 4 }];
const slide = (title: string, target: string | null): Slide => ({
  ...{ id: title, version: 1, caption: 'Theme', title, picture: null, target },
});

type World = {
  meetings?: readonly AgendaRow[];
  slides?: readonly Slide[];
  help?: Partial<Help>;
  formOfAddress?: string | null;
  inDirectory?: boolean;
  paths?: readonly string[];
};
let server: ReturnType<typeof serve>;

function agendaOf(meetings: readonly AgendaRow[]): Agenda {
  const on = (date: string) => ({ date, meetings: meetings.filter(({ startsAt }) => startsAt.startsWith(date)) });
  return {
    forum: { name: 'Global Development Forum', theme: 'Confidence', place: 'Beijing', timeZone: 'Asia/Shanghai' },
    days: [on('2027-03-21'), on('2027-03-22')],
  };
}

const wifi = { name: 'Yucheng-Forum', password: 'Confidence-2027' };
const phones = { secretariatPhone: '+861015550180', emergencyPhone: '+861015550110', medicalPhone: '120' };

function openAt(time: string, world: World = {}) {
  const { meetings = usual, slides = [], help = {}, formOfAddress = 'Mr Gu', inDirectory = true, paths = [] } = world;
  server = serve(
    [
      answers(getAgenda, agendaOf(meetings)),
      answers(getSlides, { slides: [...slides] }),
      answers(getHelp, { ...phones, wifi, ...help }),
      answers(getPlaces, { places: [], walks }),
      answers(getMe, { ...me, userId: 'u', formOfAddress, inDirectory }),
    ],
    { headers: () => ({ 'server-time': String(Date.parse(`2027-03-${time}:00+08:00`)) }) },
  );
  return openPage('/', <HomePage />, { paths });
}

beforeEach(() => language.set('en'));

describe('the hero', () => {
  test('has the forum, its days and place, and addresses the person by the clock of the forum', async () => {
    const screen = await openAt('22T10:12');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Global Development Forum' })).toBeVisible();
    await expect.element(screen.getByText('21–22 March 2027')).toBeVisible();
    await expect.element(screen.getByText('Beijing')).toBeVisible();
    await expect.element(screen.getByText('Good morning, Mr Gu')).toBeVisible();
  });

  test('leads a delegate from the greeting to their own page, and nobody else', async () => {
    const screen = await openAt('22T10:12');
    const own = screen.getByRole('link', { name: 'Good morning, Mr Gu, your own page', exact: true });
    await expect.element(own).toHaveAttribute('href', '/pages/guest/detail?id=u');
    expect(own.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await screen.unmount();
    const partner = await openAt('22T10:12', { inDirectory: false });
    await expect.element(partner.getByText('Good morning, Mr Gu')).toBeVisible();
    expect(partner.getByRole('link', { name: 'Good morning, Mr Gu' }).query()).toBeNull();
  });

  test('greets in Chinese with the person first', async () => {
    language.set('zh');
    const screen = await openAt('22T12:30', { formOfAddress: '顾明澜先生' });
    await expect.element(screen.getByText('顾明澜先生，中午好')).toBeVisible();
    const own = screen.getByRole('link', { name: '顾明澜先生，中午好，查看本人页面', exact: true });
    await expect.element(own).toBeVisible();
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

describe('now and next', () => {
  test('what is on with the time left, what comes with its hall and the way there, and the whole agenda', async () => {
    const screen = await openAt('22T10:12');
    await expect.element(screen.getByText('48 min left')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
    await expect.element(screen.getByText('11:15')).toBeVisible();
    await expect.element(screen.getByText('Qingyun Hall, 4 min walk')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Full agenda' }))
      .toHaveAttribute('href', '/pages/meeting/meeting');
  });

  test('one’s own part is said in words', async () => {
    const meetings = [
      { ...green, role: 'chair' as const },
      { ...capital, role: 'speaker' as const },
    ];
    const screen = await openAt('22T10:12', { meetings });
    await expect.element(screen.getByText('You are chairing')).toBeVisible();
    await expect.element(screen.getByText('You are speaking')).toBeVisible();
  });

  test('one’s own meeting of the afternoon stands there in the morning', async () => {
    const own = meeting('Rivers', '22T16:00', '22T17:00', 'Songhe', { role: 'speaker' });
    const screen = await openAt('22T10:12', { meetings: [...usual, own] });
    await expect.element(screen.getByText('Your meeting')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Rivers' })).toBeVisible();
  });

  test('of several at the same time it shows the first, the name of the second, and how many more', async () => {
    const others = ['Science', 'Trade', 'Health'].map((title) => meeting(title, '22T10:00', '22T11:00', 'Songhe'));
    const screen = await openAt('22T10:12', { meetings: [...usual, ...others] });
    await expect.element(screen.getByRole('link', { name: 'Science Songhe Hall' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'and 2 more in progress' }))
      .toHaveAttribute('href', '/pages/meeting/meeting?status=ongoing');
    // The user may be in any of these halls, so the walk names the hall where it begins.
    await expect.element(screen.getByText('Qingyun Hall, 4 min walk from Hehe Hall')).toBeVisible();
  });

  test('a seminar at the same time of which only the time is known shows its type, and leads to the agenda', async () => {
    const seminar = { type: 'closed', details: 'time only', title: null, hall: null } as const;
    const closed = meeting('closed', '22T11:15', '22T12:00', '', seminar);
    const screen = await openAt('22T10:12', { meetings: [...usual, closed] });
    await expect
      .element(screen.getByRole('link', { name: 'Closed-door seminar By invitation' }))
      .toHaveAttribute('href', '/pages/meeting/meeting?day=2027-03-22&status=upcoming');
    expect(screen.getByRole('link', { name: /more/ }).elements()).toHaveLength(0);
  });

  test('a moved meeting says so, also beside another', async () => {
    const from = { fromStartsAt: '2027-03-22T14:00:00+08:00', fromEndsAt: '2027-03-22T15:00:00+08:00' };
    const change = { kind: 'moved', reason: '', fromHall: 'Mudan Hall', ...from } as const;
    const beside = meeting('Science', '22T11:15', '22T12:00', 'Songhe', { change });
    const screen = await openAt('22T10:12', { meetings: [green, { ...capital, change }, beside] });
    await expect.element(screen.getByRole('link', { name: 'Science Songhe Hall Moved' })).toBeVisible();
    expect(screen.getByText('Moved').elements()).toHaveLength(2);
  });

  test('what goes on all day has no time left', async () => {
    const press = meeting('Press Centre', '22T00:00', '23T00:00', 'Press', { role: 'speaker' });
    const screen = await openAt('22T10:12', { meetings: [...usual, press] });
    await expect.element(screen.getByRole('link', { name: 'Press Centre' })).toBeVisible();
    await expect.element(screen.getByText('All day')).toBeVisible();
    expect(screen.getByRole('progressbar').elements()).toHaveLength(0);
  });

  test.each([
    ['in a break', '22T11:05', 'at 11:15'],
    ['in the night', '21T23:00', 'tomorrow at 09:50'],
    ['days before', '19T10:00', 'on 21 March 2027 at 18:00'],
  ])('%s it says when the next begins', async (_, time, when) => {
    const screen = await openAt(time);
    await expect.element(screen.getByText(`No meeting at the moment. The next one begins ${when}.`)).toBeVisible();
  });

  test('what is open in a break says so', async () => {
    const press = meeting('Press Centre', '22T00:00', '23T00:00', 'Press');
    const screen = await openAt('22T11:05', { meetings: [...usual, press] });
    await expect.element(screen.getByRole('link', { name: /^Press Centre/ })).toBeVisible();
    await expect.element(screen.getByText('Open now')).toBeVisible();
  });

  test.each([
    ['abroad', 0, 1],
    ['in Beijing', -480, 0],
  ])('%s the zone of the times is said as often as it has to be', async (_where, offset, times) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    const screen = await openAt('22T10:12');
    await expect.element(screen.getByRole('region', { name: 'Now and next' })).toBeVisible();
    expect(screen.getByText('All times are Beijing time.').elements()).toHaveLength(times);
    vi.restoreAllMocks();
  });

  test('days before, the next meeting has its date', async () => {
    const screen = await openAt('19T10:00');
    await expect.element(screen.getByText('21 Mar 18:00')).toBeVisible();
  });

  test('when all is over it says so', async () => {
    const screen = await openAt('23T10:00');
    await expect.element(screen.getByText('All meetings have concluded. Thank you for attending.')).toBeVisible();
  });

  test.each([
    ['en', 'All meetings have concluded. Thank you for attending.'],
    ['zh', '全部会议已结束，感谢您的参与。'],
  ] as const)('on the last evening it says so above what is still open, in %s', async (shown, sentence) => {
    language.set(shown);
    const press = meeting('Press Centre', '22T00:00', '23T00:00', 'Press');
    const screen = await openAt('22T21:00', { meetings: [...usual, press] });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    const rows = screen.getByText(sentence).element().parentElement?.children ?? [];
    expect(Array.from(rows, ({ textContent }) => textContent)).toEqual([
      sentence,
      shown === 'en' ? 'Open nowPress CentrePress Hall' : '正在开放Press CentrePress Hall',
      shown === 'en' ? 'Full agenda' : '查看全部日程',
    ]);
  });

  test('a forum without meetings is over, too, and the rest of Home is there', async () => {
    const screen = await openAt('22T10:12', { meetings: [], paths: ['/pages/meeting/meeting'] });
    await expect.element(screen.getByText(/All meetings have concluded/)).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Services' })).toBeVisible();
  });
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

const homeReads = ['getAgenda', 'getHelp', 'getMe', 'getPlaces', 'getSlides'];
test('pulling down fetches everything again', async () => {
  const screen = await openAt('22T10:12', { slides: [slide('Theme', null)] });
  await expect.element(screen.getByRole('region', { name: 'Help' })).toBeVisible();
  server.forget();
  const area = document.querySelector('.pull-to-refresh')!;
  const touch = (type: string, clientY: number) => {
    const touches = [new Touch({ identifier: 1, target: area, clientX: 50, clientY })];
    area.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }));
  };
  touch('touchstart', 10);
  touch('touchmove', 160);
  await vi.waitFor(() => expect(area.getAttribute('data-state')).toBe('reached'));
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
  await screen.getByRole('button', { name: 'Copy the Wi-Fi password' }).click();
  await expect.element(screen.getByText('Copied')).toBeVisible();
  expect(written.mock.calls).toEqual([['Confidence-2027']]);
});
