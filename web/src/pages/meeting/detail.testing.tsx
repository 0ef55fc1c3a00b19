import { getMeetings, type Meeting, prepareCalendar, prepareMaterial } from 'contract/calls/agenda';
import { getPlaces } from 'contract/calls/places';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { language } from '../../lib/language.ts';
import { openPage } from '../../shell/page.testing.tsx';
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
  hall: { id: 'h', placeId: 'p', name: 'Qingyun Hall', building: 'Yucheng House', floor: 'Level 2' },
  change: null,
  role: null,
  press: 'opening',
  summary: 'Skills, data and rules.',
  chair: { ...person, id: 'p1', name: 'Shen Yanzhi' },
  speakers: [
    { ...person, id: 'p2', name: 'Helena Thornquist', badge: 'blue', topic: 'Grids that learn', inDirectory: false },
  ],
  channels: [{ number: 2, language: 'English' }],
  entry: 'Please be seated by 11:00',
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
/** The addresses of the downloads that the page began. */
export const followed: string[] = [];
const noteFollowed = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a[href^="/download/"]');
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
};

beforeEach(() => {
  document.addEventListener('click', noteFollowed);
  followed.length = 0;
  language.set('en');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents.browser);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.removeEventListener('click', noteFollowed);
});

const prepared = { address: '/download/ticket' };
const usual = [
  answers(prepareMaterial, prepared),
  answers(prepareCalendar, prepared),
  answers(getPlaces, { places: [], walks: [] }),
];
export const found = (more: Partial<Meeting> = {}) =>
  answers(getMeetings, { timeZone: 'Asia/Shanghai', meetings: [{ ...meeting, ...more }] });

export async function open(answering: Answering | Answering[], { inHostApp = false } = {}) {
  const { of } = serve([...usual, ...[answering].flat()], {
    headers: () => ({ 'server-time': String(Date.parse('2027-03-22T10:12:00+08:00')) }),
  });
  const screen = await openPage('/pages/meeting/detail?id=m1', <MeetingPage />, { inHostApp });
  return Object.assign(screen, { of });
}
