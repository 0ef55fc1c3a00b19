import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Meeting } from 'contract/calls/agenda';
import { RouterAt } from '../../shell/router/router.testing.tsx';
import { afterEach, beforeEach, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { language } from '../../lib/language.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { OverlayView } from '../../shell/overlay/overlay-view.tsx';
import { AppContext } from '../../shell/app-context.ts';
import MeetingPage from './detail.tsx';

const person = {
  title: 'President',
  organisation: 'Huaheng Institute',
  badge: 'red',
  topic: null,
  inDirectory: true,
  photo: null,
} as const;
export const meeting: Meeting = {
  id: 'm1',
  version: 1,
  type: 'symposium',
  startsAt: '2027-03-22T11:15:00+08:00',
  endsAt: '2027-03-22T12:15:00+08:00',
  details: 'all',
  title: 'Artificial Intelligence for Inclusive Development',
  hall: { id: 'h', placeId: 'p', name: 'Qingyun Hall', building: 'Yulan House', floor: 'Level 2' },
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
export const hidden: Partial<Meeting> = {
  details: 'time only',
  title: null,
  hall: null,
  type: 'closed',
  chair: null,
  speakers: [],
  materials: [],
};

export const agents = {
  weChat: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50',
  browser: 'Mozilla/5.0 (Linux; Android 14) Chrome/140',
};
/** What the page asked for, and which downloads it followed. */
export const calls: { path: string; body: Record<string, unknown> }[] = [];
export const followed: string[] = [];
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
  calls.length = 0;
  followed.length = 0;
  language.set('en');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents.browser);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.removeEventListener('click', noteFollowed);
  document.querySelector('meta[name="forum-companion"]')?.remove();
});

type Answered = { code: number; msg: string; obj: unknown };

export function open(answer: Answered, { inHostApp = false } = {}) {
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
      <RouterAt address="/pages/meeting/detail?id=m1">
        <AppContext value={{ paths: new Set(), inHostApp }}>
          <MeetingPage />
          <OverlayView from={overlay} />
        </AppContext>
      </RouterAt>
    </QueryClientProvider>,
  );
}

export const found = (more: Partial<Meeting> = {}) => ({
  code: 0,
  msg: '',
  obj: { timeZone: 'Asia/Shanghai', meetings: [{ ...meeting, ...more }] },
});
