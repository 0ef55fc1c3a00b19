import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import type { Meeting } from 'contract/calls/agenda';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { registerCallEvents } from '../../lib/call-events.ts';
import { language } from '../../lib/language.ts';
import { storage } from '../../lib/storage.ts';
import { overlay } from '../../shell/overlay/overlay-store.ts';
import { OverlayView } from '../../shell/overlay/overlay.tsx';
import { SurroundingsContext } from '../../shell/surroundings.ts';
import MeetingPage from './detail.tsx';

const person = {
  title: 'President',
  organisation: 'Huaheng Institute',
  badge: 'red',
  topic: null,
  inDirectory: true,
} as const;
const meeting: Meeting = {
  id: 'm1',
  version: 1,
  type: 'symposium',
  startsAt: '2027-03-22T11:15:00+08:00',
  endsAt: '2027-03-22T12:15:00+08:00',
  details: 'all',
  title: 'Artificial Intelligence for Inclusive Development',
  hall: { id: 'h', placeId: 'p', name: 'Qingyun Hall', building: 'Yulan State Guesthouse', floor: 'Level 2' },
  change: null,
  role: null,
  press: 'opening',
  summary: 'Skills, data and rules.',
  chair: { ...person, id: 'p1', name: 'Shen Yanzhi' },
  speakers: [
    { ...person, id: 'p2', name: 'Helena Thornquist', badge: 'blue', topic: 'Grids that learn', inDirectory: false },
  ],
  channels: [{ number: 2, language: 'English' }],
  entry: 'Kindly be seated by 11:00.',
  materials: [{ id: 'd1', name: 'Concept Note', extension: 'docx', size: 10_824 }],
};
const hidden: Partial<Meeting> = {
  details: 'time only',
  title: null,
  hall: null,
  type: 'closed',
  chair: null,
  speakers: [],
  materials: [],
};

const agents = {
  weChat: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50',
  browser: 'Mozilla/5.0 (Linux; Android 14) Chrome/140',
};
let calls: { path: string; body: Record<string, unknown> }[] = [];
let followed: string[] = [];
const noteFollowed = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a[href^="/download/"]');
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
};

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="forum-companion" content=\'{"signSecret":"s","hostMarker":"H"}\'>',
  );
  document.addEventListener('click', noteFollowed);
  [calls, followed] = [[], []];
  language.set('en');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents.browser);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.removeEventListener('click', noteFollowed);
  document.querySelector('meta[name="forum-companion"]')?.remove();
});

type Answered = { code: number; msg: string; obj: unknown };

function open(answer: Answered, { inHostApp = false } = {}) {
  const headers = { 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) };
  const prepared: Answered = { code: 0, msg: '', obj: { address: '/download/ticket' } };
  const places: Answered = { code: 0, msg: '', obj: { places: [], walks: [] } };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    calls.push({ path, body: (await request.json()) as Record<string, unknown> });
    const said = path.includes('/prepare') ? prepared : path.includes('/places/') ? places : answer;
    return new Response(JSON.stringify(said), { headers });
  });
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}
    >
      <MemoryRouter initialEntries={['/pages/meeting/detail?id=m1']}>
        <SurroundingsContext value={{ paths: new Set(), inHostApp }}>
          <MeetingPage />
          <OverlayView from={overlay} />
        </SurroundingsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const found = (more: Partial<Meeting> = {}) => ({ code: 0, msg: '', obj: { meetings: [{ ...meeting, ...more }] } });

test('time, hall, channels, press, entry, chair and speakers', async () => {
  const screen = await open(found());
  await expect.element(screen.getByRole('heading', { level: 2, name: meeting.title ?? '' })).toBeVisible();
  await expect.element(screen.getByText('11:15 – 12:15')).toBeVisible();
  await expect.element(screen.getByText('Monday 22 March 2027 · starts in 1 h 3 min')).toBeVisible();
  await expect.element(screen.getByText('Level 2, Yulan State Guesthouse')).toBeVisible();
  await expect.element(screen.getByText('Channel 2 English')).toBeVisible();
  await expect.element(screen.getByText('Only the opening is open to the press')).toBeVisible();
  await expect.element(screen.getByText('Kindly be seated by 11:00.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Speakers 1' })).toBeVisible();
  await expect.element(screen.getByText('Topic: Grids that learn')).toBeVisible();
});

test('the red badge is said in words, and other badges are not marked', async () => {
  const screen = await open(found());
  const rows = screen.getByRole('listitem');
  await expect.element(rows.filter({ hasText: 'Shen Yanzhi' }).getByText('Red badge')).toBeVisible();
  expect(rows.filter({ hasText: 'Helena Thornquist' }).getByText('Red badge').elements()).toHaveLength(0);
});

test('whoever is in the directory is a link to their page; others are a name', async () => {
  const screen = await open(found());
  await expect
    .element(screen.getByRole('link', { name: 'Shen Yanzhi' }))
    .toHaveAttribute('href', '/pages/guest/detail?id=p1');
  expect(screen.getByRole('link', { name: 'Helena Thornquist' }).elements()).toHaveLength(0);
});

test('one’s own name and part are marked', async () => {
  storage.userObj.set({ id: 'p2' });
  const screen = await open(found({ role: 'speaker' }));
  await expect.element(screen.getByText('You are speaking')).toBeVisible();
  const row = screen.getByRole('listitem').filter({ hasText: 'Helena Thornquist' });
  await expect.element(row.getByText('You', { exact: true })).toBeVisible();
  expect(screen.getByText('You', { exact: true }).elements()).toHaveLength(1);
  storage.userObj.clear();
});

test('the hall leads to its place on the plan', async () => {
  const screen = await open(found());
  await expect
    .element(screen.getByRole('link', { name: 'Where is this hall' }))
    .toHaveAttribute('href', '/pages/map/map?place=p&hall=h');
});

test('to the hall of a cancelled meeting there is no way to take', async () => {
  const screen = await open(found({ change: { kind: 'cancelled', reason: 'A new date follows.' } }));
  await expect.element(screen.getByText('Qingyun Hall')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Where is this hall' }).elements()).toHaveLength(0);
});

test('one that moved updates the calendar', async () => {
  const from = { fromStartsAt: '2027-03-22T14:00:00+08:00', fromEndsAt: '2027-03-22T15:00:00+08:00' };
  const screen = await open(found({ change: { kind: 'moved', reason: '', fromHall: '', ...from } }));
  await expect.element(screen.getByRole('button', { name: 'Update my calendar' })).toBeVisible();
});

test('all day is said as that, without a countdown', async () => {
  const screen = await open(found({ startsAt: '2027-03-22T00:00:00+08:00', endsAt: '2027-03-23T00:00:00+08:00' }));
  await expect.element(screen.getByText('All day')).toBeVisible();
  await expect.element(screen.getByText('Monday 22 March 2027', { exact: true })).toBeVisible();
  expect(screen.getByText(/left|starts in/).elements()).toHaveLength(0);
});

test('in Chinese the channels are a list', async () => {
  language.set('zh');
  const channels = [
    { number: 1, language: '中文' },
    { number: 2, language: '英语' },
  ];
  const screen = await open(found({ channels }));
  await expect.element(screen.getByText('频道1：中文；频道2：英语')).toBeVisible();
});

describe('of a closed-door seminar one may only know', () => {
  const seminar = { ...hidden, press: null, summary: null, channels: [], entry: null };

  test('its time, that it is by invitation, and whom to ask', async () => {
    const screen = await open(found(seminar));
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Closed-door seminar' })).toBeVisible();
    await expect.element(screen.getByText('11:15 – 12:15')).toBeVisible();
    await expect
      .element(
        screen.getByText('By invitation. The details are shown to those invited, and to its chair and speakers.'),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Open the agenda' })).toBeVisible();
  });

  test('there is nothing to share or to add to a calendar', async () => {
    const screen = await open(found(seminar));
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Closed-door seminar' })).toBeVisible();
    for (const name of ['Share', 'Add to calendar'])
      expect(screen.getByRole('button', { name }).elements()).toHaveLength(0);
  });
});

describe('files', () => {
  test('a paper is fetched by a ticket', async () => {
    const screen = await open(found());
    await expect.element(screen.getByText('DOCX · 11 KB')).toBeVisible();
    await screen.getByRole('button', { name: 'Download Concept Note' }).click();
    await expect.poll(() => followed).toEqual(['/download/ticket']);
    const [asked] = calls.filter(({ path }) => path === '/api/agenda/prepareMaterial');
    expect(asked?.body).toMatchObject({ id: 'd1' });
  });

  test('and so is the meeting for the calendar; one that was cancelled is marked there', async () => {
    const screen = await open(found({ change: { kind: 'cancelled', reason: 'A new date follows.' } }));
    await screen.getByRole('button', { name: 'Cancel in my calendar' }).click();
    await expect.poll(() => followed).toEqual(['/download/ticket']);
    const [asked] = calls.filter(({ path }) => path === '/api/agenda/prepareCalendar');
    expect(asked?.body).toMatchObject({ meetingId: 'm1' });
  });

  test.each([
    ['WeChat', agents.weChat, false, /inside WeChat\. Please tap “···”/],
    ['the host app', agents.browser, true, /inside this app\. Please copy the link/],
  ])(
    '%s lets no file through: the page says what to do, and nothing is prepared',
    async (_, agent, inHostApp, text) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
      const screen = await open(found(), { inHostApp });
      for (const name of ['Download Concept Note', 'Add to calendar']) {
        await screen.getByRole('button', { name }).click();
        const sheet = screen.getByRole('dialog', { name: 'Open in your browser' });
        await expect.element(sheet.getByText(text)).toBeVisible();
        await expect.element(sheet.getByText(/\/pages\/meeting\/detail\?id=m1$/)).toBeVisible();
        await sheet.getByRole('button', { name: 'Close' }).click();
      }
      expect(calls.filter(({ path }) => path.includes('/prepare'))).toEqual([]);
      expect(followed).toEqual([]);
    },
  );
});

describe('sharing', () => {
  const link = `${window.location.origin}/pages/meeting/detail?id=m1`;
  const sharing = (share: (data: ShareData) => Promise<void>) => {
    Object.assign(navigator, { share, canShare: () => true });
  };
  const tap = async (more: Partial<Meeting> = {}) => {
    const screen = await open(found(more));
    await screen.getByRole('button', { name: 'Share' }).click();
    return screen;
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  test('by the phone’s own sheet: what, when, where, and the address without anything personal', async () => {
    const shared: ShareData[] = [];
    sharing(async (data) => void shared.push(data));
    await tap();
    await expect
      .poll(() => shared)
      .toEqual([
        {
          title: meeting.title,
          text: `${meeting.title}\n22 Mar 11:15 – 12:15\nQingyun Hall`,
          url: link,
        },
      ]);
  });

  test('of a closed-door seminar nothing but that it is one goes out', async () => {
    const shared: ShareData[] = [];
    sharing(async (data) => void shared.push(data));
    await tap({ type: 'closed', role: 'chair' });
    await expect.poll(() => shared).toEqual([{ title: 'Closed-door seminar', url: link }]);
  });

  test('whoever closes the sheet is told nothing', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    sharing(() => Promise.reject(new DOMException('no', 'AbortError')));
    await tap();
    expect(copied).not.toHaveBeenCalled();
  });

  test('without one, the link is copied', async () => {
    Object.assign(navigator, { canShare: undefined });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await tap();
    await expect.element(screen.getByText('The link has been copied')).toBeVisible();
    expect(copied.mock.calls).toEqual([[link]]);
  });

  test('where nothing may be copied, the link is shown', async () => {
    Object.assign(navigator, { canShare: undefined });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const screen = await tap();
    await expect.element(screen.getByRole('dialog', { name: 'Share' }).getByText(link)).toBeVisible();
  });

  test('in WeChat its own menu does it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents.weChat);
    const screen = await tap();
    await expect
      .element(screen.getByText('Please tap “···” at the top right, then choose to send or share the page.'))
      .toBeVisible();
  });
});

test('a meeting that is not there has a friendly way back to the agenda, and no toast besides', async () => {
  const toasts: string[] = [];
  const nothing = () => {};
  const unregister = registerCallEvents({
    ...{ overlayBegins: nothing, overlayEnds: nothing, confirm: nothing, sessionLost: nothing },
    toast: (text) => void toasts.push(text),
  });
  const screen = await open({ code: -2, msg: 'This content does not exist', obj: null });
  await expect.element(screen.getByRole('heading', { name: 'This meeting is no longer on the agenda' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open the agenda' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' }).elements()).toHaveLength(0);
  expect(toasts).toEqual([]);
  unregister();
});

test('a name of 120 characters stays within the page', async () => {
  const screen = await open(found({ title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, 120) }));
  await expect.element(screen.getByRole('heading', { name: /Donaudampf/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test.each([
  [
    'a cancelled meeting',
    { change: { kind: 'cancelled', reason: 'A new date follows.' } } as const,
    'A new date follows.',
  ],
  [
    'a seminar one may only know of',
    { ...hidden, press: null, summary: null, channels: [], entry: null },
    'Open the agenda',
  ],
])('%s: nothing that axe would object to', async (_, more, text) => {
  const screen = await open(found(more));
  await expect.element(screen.getByText(text)).toBeVisible();
  // A toast of an earlier test may still be over the page.
  await expect.poll(() => document.querySelector('.toast__text'), { timeout: 5000 }).toBeNull();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
