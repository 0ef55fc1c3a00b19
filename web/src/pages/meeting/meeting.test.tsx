import axe from 'axe-core';
import { type Agenda, type AgendaRow, getAgenda } from 'contract/calls/agenda';
import { Link } from '../../shell/router/link.tsx';
import { Screens } from '../../shell/router/router.testing.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { newQueries, openPage } from '../../shell/page.testing.tsx';
import AgendaPage from './meeting.tsx';

const moment = (time: string) => `2027-03-${time}:00+08:00`;
const hall = { id: 'h', placeId: 'p', name: 'Hehe Hall', building: 'Yucheng', floor: 'Level 1' };

const mudan = { ...hall, id: 'm', name: 'Mudan Hall' };

function meeting(title: string, from: string, to: string, more: Partial<AgendaRow> = {}): AgendaRow {
  const times = { startsAt: moment(from), endsAt: moment(to) };
  return {
    id: title,
    version: 1,
    type: 'plenary',
    ...times,
    details: 'all',
    title,
    hall,
    change: null,
    role: null,
    otherTitle: null,
    people: [],
    ...more,
  };
}

const moved = {
  kind: 'moved',
  reason: 'A flight was changed.',
  fromHall: 'Mudan Hall',
  fromStartsAt: moment('22T13:00'),
  fromEndsAt: moment('22T14:00'),
} as const;
const agenda = (zh: boolean): Agenda => ({
  forum: { name: 'Forum', theme: 'Confidence', place: 'Beijing', timeZone: 'Asia/Shanghai' },
  days: [
    { date: '2027-03-21', meetings: [meeting('Welcome', '21T18:00', '21T20:00', { type: 'reception' })] },
    {
      date: '2027-03-22',
      meetings: [
        meeting(zh ? '绿色增长' : 'Green Growth', '22T09:50', '22T11:00', {
          otherTitle: zh ? 'Green Growth' : '绿色增长',
          people: [zh ? { name: '顾明澜', otherName: 'Gu Minglan' } : { name: 'Gu Minglan', otherName: '顾明澜' }],
        }),
        meeting('', '22T11:15', '22T12:00', { type: 'closed', details: 'time only', title: null, hall: null }),
        meeting('Patient Capital', '22T12:30', '22T13:45', { type: 'symposium', change: moved }),
        meeting('Healthy Ageing', '22T14:00', '22T15:30', {
          change: { kind: 'cancelled', reason: 'A new date follows.' },
        }),
        meeting('Late Reception', '22T22:30', '23T00:30', { type: 'reception', ...lateReception }),
      ],
    },
    { date: '2027-03-23', meetings: [meeting('Closing', '23T16:00', '23T17:15', { hall: mudan })] },
  ],
});

let lateReception: Partial<AgendaRow> = {};
let serverTime = Date.parse(moment('22T10:12'));

beforeEach(() => {
  language.set('en');
  serverTime = Date.parse(moment('22T10:12'));
  lateReception = {};
  serve([answers(getAgenda, ({ language: spoken }) => agenda(spoken === 'zh'))], {
    headers: () => ({ 'server-time': String(serverTime) }),
  });
});

const open = (search = '') =>
  openPage(`/pages/meeting/meeting${search}`, <Screens at={{ '/pages/meeting/meeting': <AgendaPage /> }} />);

test('it opens on today, with what is on and the minutes left', async () => {
  const screen = await open();
  await expect
    .element(screen.getByRole('button', { name: /22 Mar\s*Today\s*5 meetings/ }))
    .toHaveAttribute('aria-pressed', 'true');
  const row = screen.getByRole('listitem').filter({ hasText: 'Green Growth' });
  await expect.element(row.getByText('Ongoing')).toBeVisible();
  await expect.element(row.getByText('48 min left')).toBeVisible();
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/pages/meeting/detail?id=Green+Growth');
});

test('a closed-door seminar of which only the time is known has no link', async () => {
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Closed-door seminar' });
  await expect.element(row.getByText('11:15')).toBeVisible();
  expect(row.getByRole('link').elements()).toHaveLength(0);
});

test('moved and cancelled are unmistakable: a word, the old value, the new value, the reason', async () => {
  const screen = await open();
  const capital = screen.getByRole('listitem').filter({ hasText: 'Patient Capital' });
  await expect.element(capital.getByText('Moved')).toBeVisible();
  await expect.element(capital.getByText('13:00–14:00')).toBeVisible();
  await expect.element(capital.getByText('12:30–13:45').last()).toBeVisible();
  await expect.element(capital.getByText('Mudan Hall')).toBeVisible();
  const ageing = screen.getByRole('listitem').filter({ hasText: 'Healthy Ageing' });
  await expect.element(ageing.getByText('Cancelled')).toBeVisible();
  await expect.element(ageing.getByText('A new date follows.')).toBeVisible();
});

test.each([
  ['en', { startsAt: moment('22T20:30') }, '“Late Reception” is now scheduled for 22 Mar, 20:30, Hehe Hall.'],
  ['zh', { change: { kind: 'cancelled', reason: null } }, '“Late Reception”已取消。'],
] as const)('a meeting that changes while one looks is highlighted and said, in %s', async (spoken, change, said) => {
  language.set(spoken);
  const queries = newQueries();
  const screen = await openPage('/pages/meeting/meeting', <AgendaPage />, { queries });
  const card = () => screen.getByRole('link', { name: 'Late Reception' }).element().closest('.meeting-card');
  await expect.element(screen.getByRole('link', { name: 'Late Reception' })).toBeInTheDocument();
  expect(card()).not.toHaveClass('meeting-card--changed');
  lateReception = change as Partial<AgendaRow>;
  await queries.refetchQueries();
  await expect.element(screen.getByRole('status').filter({ hasText: said })).toBeInTheDocument();
  expect(card()).toHaveClass('meeting-card--changed');
});

test('a meeting past midnight says so', async () => {
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Late Reception' });
  await expect.element(row.getByText('+1 day')).toBeVisible();
});

test('a meeting that lasts all day says so, without an end and without the time left', async () => {
  lateReception = { startsAt: moment('22T00:00'), endsAt: moment('23T00:00') };
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Late Reception' });
  await expect.element(row.getByText('Ongoing')).toBeVisible();
  expect(row.element().textContent).toBe('All dayOngoingReceptionLate ReceptionHehe Hall');
  expect(row.getByRole('progressbar').elements()).toHaveLength(0);
});

test('filters stand in the address; none that match leads to all', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Type: All' }).click();
  await screen.getByRole('radio', { name: 'Symposium' }).click();
  await expect.element(screen.getByRole('button', { name: 'Type: Symposium' })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  expect(window.location.search).toBe('?type=symposium');
  await screen.getByRole('button', { name: /21 Mar/ }).click();
  await expect.element(screen.getByRole('heading', { name: 'No matching meetings' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all' }).click();
  await expect.element(screen.getByRole('link', { name: 'Welcome' })).toBeVisible();
  expect(window.location.search).toBe('?day=2027-03-21');
});

test('a filter is chosen by keyboard alone, and the focus returns to it', async () => {
  const screen = await open();
  const chip = screen.getByRole('button', { name: 'Type: All' });
  await expect.element(chip).toBeVisible();
  chip.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Type' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Symposium' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Type: Symposium' })).toHaveFocus();
});

test('a hall is chosen in a sheet and stands in the address', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Hall: All' }).click();
  await screen.getByRole('radio', { name: 'Mudan Hall' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hall: Mudan Hall' })).toBeVisible();
  expect(window.location.search).toBe('?hall=m');
  await expect
    .element(screen.getByText('There are no matching meetings on this day. Please see the other days.'))
    .toBeVisible();
  await screen.getByRole('button', { name: /23 Mar/ }).click();
  await expect.element(screen.getByRole('link', { name: 'Closing' })).toBeVisible();
});

test.each([
  ['en', 'You have no meetings'],
  ['zh', '暂无您参与的会议'],
] as const)('whoever takes part in nothing reads so under “My meetings”, in %s', async (shown, words) => {
  language.set(shown);
  const screen = await open('?mine=1');
  await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
});

describe('the search', () => {
  const chip = { name: 'Search', exact: true } as const;

  test('finds a meeting by its speaker on any day, and shows the name', async () => {
    const screen = await open('?day=2027-03-23');
    await screen.getByRole('button', chip).click();
    await expect.element(screen.getByRole('searchbox', { name: 'Search the agenda' })).toHaveFocus();
    await userEvent.keyboard('minglan');
    await expect.element(screen.getByRole('status').filter({ hasText: '1 meeting found' })).toBeVisible();
    const row = screen.getByRole('listitem').filter({ hasText: 'Green Growth' });
    await expect.element(row.getByText('Gu Minglan')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /22 March/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /22 Mar/ }).elements()).toEqual([]);
    await expect.poll(() => window.location.search).toBe('?day=2027-03-23&q=minglan');
  });

  test('finds what was typed in the other language, and shows it', async () => {
    const screen = await open('?q=绿色');
    await expect.element(screen.getByText('绿色增长')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  });

  test('says in words that nothing was found, and leads to all', async () => {
    const screen = await open('?q=harbour');
    await expect.element(screen.getByRole('heading', { name: 'No meetings found' })).toBeVisible();
    await screen.getByRole('button', { name: 'Show all meetings' }).click();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  });

  test('goes together with the filters, and its chip closes it', async () => {
    const screen = await open('?q=gu&type=reception');
    await expect.element(screen.getByRole('heading', { name: 'No meetings found' })).toBeVisible();
    await screen.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(screen.getByText('1 meeting found')).toBeVisible();
    await screen.getByRole('button', chip).click();
    await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toBeVisible();
    expect(screen.getByRole('searchbox').elements()).toEqual([]);
  });
});

test('an unknown filter in the address is ignored', async () => {
  const screen = await open('?day=2031-01-01&type=party&status=over&hall=none&mine=perhaps');
  await expect
    .element(screen.getByRole('button', { name: 'All', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  [{ role: 'speaker' } as const, 'You are speaking'],
  [{ role: 'chair' } as const, 'You are chairing'],
  [{ type: 'closed' } as const, 'You are invited'],
])('one’s own part is on the row, and a filter away: %o', async (more, words) => {
  lateReception = more;
  const screen = await open();
  const row = screen.getByRole('listitem').filter({ hasText: 'Late Reception' });
  await expect.element(row.getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: 'My meetings' }).click();
  await expect.element(screen.getByRole('button', { name: 'My meetings' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  expect(window.location.search).toBe('?mine=1');
});

test('a cancelled meeting does not show the viewer’s part, and a viewer without a part has no such filter', async () => {
  lateReception = { role: 'speaker', change: { kind: 'cancelled', reason: 'A new date follows.' } };
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: 'Late Reception' })).toBeVisible();
  expect(screen.getByText('You are speaking').elements()).toHaveLength(0);
  await screen.unmount();
  lateReception = {};
  const other = await open();
  await expect.element(other.getByRole('link', { name: 'Late Reception' })).toBeVisible();
  expect(other.getByRole('button', { name: 'My meetings' }).elements()).toHaveLength(0);
});

test('a name of 120 characters stays within its card', async () => {
  lateReception = { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, 120) };
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: /Donaudampf/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

describe('the way to now', () => {
  const isInSight = (name: string) => () => {
    const box = [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(name));
    const { top = -1, bottom = Infinity } = box?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= window.innerHeight;
  };

  test('is not there while now is in sight', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
    expect(screen.getByRole('button', { name: /On now/ }).elements()).toHaveLength(0);
  });

  test('leads from another day to what is on, and a screen reader along', async () => {
    const screen = await open('?day=2027-03-21');
    await screen.getByRole('button', { name: 'On now: Green Growth' }).click();
    await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(isInSight('Green Growth')).toBe(true);
    await expect.poll(() => document.activeElement?.textContent).toContain('Green Growth');
    await expect.poll(() => screen.getByRole('button', { name: /On now/ }).elements()).toHaveLength(0);
  });

  test('is there as soon as the current meeting is scrolled out of sight', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
    document.body.style.paddingBottom = '2000px';
    window.scrollTo(0, document.documentElement.scrollHeight);
    await screen.getByRole('button', { name: 'On now: Green Growth' }).click();
    await expect.poll(isInSight('Green Growth')).toBe(true);
    document.body.style.paddingBottom = '';
  });

  test.each([
    ['in a break', '22T11:05', '?day=2027-03-23', 'Up next', /22 Mar/],
    ['at night', '23T03:00', '?day=2027-03-22', 'Up next: Closing', /23 Mar/],
    ['past midnight', '23T00:15', '?day=2027-03-23', 'On now: Late Reception', /22 Mar/],
    ['before the forum', '19T12:00', '?day=2027-03-23', 'First meeting: Welcome', /21 Mar/],
    ['after the forum', '27T12:00', '?day=2027-03-21', 'Last meeting: Closing', /23 Mar/],
  ])('%s leads to the right day', async (_, time, search, name, day) => {
    serverTime = Date.parse(moment(time));
    const screen = await open(search);
    await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByRole('button', { name: day })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('on a small phone in the evening', () => {
  beforeEach(async () => {
    await page.viewport(320, 480);
    serverTime = Date.parse(moment('22T22:45'));
  });
  afterEach(async () => {
    await page.viewport(390, 844);
    delete document.documentElement.dataset['textSize'];
  });

  test.each(['normal', 'x-large'])('the days are in sight when it opens, with %s letters', async (size) => {
    document.documentElement.dataset['textSize'] = size;
    const home = <Link to="/pages/meeting/meeting">Agenda</Link>;
    const screen = await openPage('/', <Screens at={{ '/': home, '/pages/meeting/meeting': <AgendaPage /> }} />);
    await screen.getByRole('link', { name: 'Agenda' }).click();
    await expect.element(screen.getByRole('link', { name: 'Late Reception' })).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toBeInViewport();
    expect(window.scrollY > 0).toBe(size === 'normal');
  });
});

test('the other language keeps day and filters', async () => {
  const screen = await open('?day=2027-03-22&status=ongoing');
  await expect.element(screen.getByRole('link', { name: 'Green Growth' })).toBeVisible();
  await screen.getByRole('button', { name: /切换到中文/ }).click();
  await expect.element(screen.getByRole('link', { name: '绿色增长' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '状态：进行中' })).toBeVisible();
  expect(window.location.search).toBe('?day=2027-03-22&status=ongoing');
});

test('nothing that axe would object to, in either language', async () => {
  const screen = await open();
  for (const toggle of [/切换到中文/, /Switch to English/]) {
    await expect.element(screen.getByRole('list').first()).toBeVisible();
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await screen.getByRole('button', { name: toggle }).click();
  }
});

test.each([
  ['abroad', 0, 1],
  ['in Beijing', -480, 0],
])('%s the zone of the times is said as often as it has to be', async (_where, offset, times) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: /22 Mar/ })).toBeVisible();
  expect(screen.getByText('All times are Beijing time.').elements()).toHaveLength(times);
  vi.restoreAllMocks();
});

test('what stands beside the hall begins at its edge where it needs a line of its own', async () => {
  lateReception = { role: 'speaker' };
  await page.viewport(320, 640);
  const screen = await open();
  await expect.element(screen.getByText('You are speaking')).toBeVisible();
  const roles = Array.from(document.querySelectorAll<HTMLElement>('.meeting-card__where b'));
  for (const role of roles) role.style.flexBasis = '100%';
  expect(roles.map((role) => role.offsetLeft - (role.parentElement?.offsetLeft ?? 0))).toEqual(roles.map(() => 0));
  expect(roles.length).toBeGreaterThan(0);
});
