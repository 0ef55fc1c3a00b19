import { getHelp, getSlides, type Help, type Slide } from 'contract/calls/about';
import { type Agenda, type AgendaRow, getAgenda } from 'contract/calls/agenda';
import { getMessageTitles } from 'contract/calls/messages';
import { getMine, type Mine } from 'contract/calls/mine';
import { getPlaces } from 'contract/calls/places';
import { getMe } from 'contract/calls/session';
import type { AnswerOf } from 'contract/wire/call';
import { type Answering, answers, serve } from '../../lib/call/answers.testing.ts';
import { openPage } from '../../shell/page.testing.tsx';
import { me } from '../../shell/session/me.testing.ts';
import HomePage from './index.tsx';

export function meeting(
  title: string,
  from: string,
  to: string,
  hall: string,
  more: Partial<AgendaRow> = {},
): AgendaRow {
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
export const green = meeting('Green Growth', '22T09:50', '22T11:00', 'Hehe');
export const capital = meeting('Capital', '22T11:15', '22T12:00', 'Qingyun');
export const usual = [welcome, green, capital];
const walks = [{ fromId: 'Hehe', toId: 'Qingyun', minutes: 4 }];
export const slide = (title: string, target: string | null): Slide => ({
  ...{ id: title, version: 1, caption: 'Theme', title, picture: null, target },
});

type World = {
  meetings?: readonly AgendaRow[];
  slides?: readonly Slide[];
  help?: Partial<Help>;
  formOfAddress?: string | null;
  paths?: readonly string[];
  mine?: Mine;
  titles?: AnswerOf<typeof getMessageTitles>;
  more?: readonly Answering[];
};
/** The one that the page of the last `openAt` asks. */
export let server: ReturnType<typeof serve>;

function agendaOf(meetings: readonly AgendaRow[]): Agenda {
  const on = (date: string) => ({ date, meetings: meetings.filter(({ startsAt }) => startsAt.startsWith(date)) });
  return {
    forum: { name: 'Global Development Forum', theme: 'Confidence', place: 'Beijing', timeZone: 'Asia/Shanghai' },
    days: [on('2027-03-21'), on('2027-03-22')],
  };
}

const noTitles = { reminders: { unread: 0, newest: [] }, notifications: { unread: 0, newest: [] } };
const wifi = { name: 'Yucheng-Forum', password: 'Confidence-2027' };
const phones = { secretariatPhone: '+861015550180', emergencyPhone: '+861015550110', medicalPhone: '120' };

export function openAt(time: string, world: World = {}) {
  const { meetings = usual, slides = [], help = {}, formOfAddress = 'Mr Gu', paths = [] } = world;
  const { mine = {}, titles = noTitles, more = [] } = world;
  server = serve(
    [
      answers(getAgenda, agendaOf(meetings)),
      answers(getSlides, { slides: [...slides] }),
      answers(getHelp, { ...phones, wifi, ...help }),
      answers(getPlaces, { places: [], walks }),
      answers(getMine, mine),
      answers(getMessageTitles, titles),
      answers(getMe, { ...me, userId: 'u', formOfAddress }),
      ...more,
    ],
    { headers: () => ({ 'server-time': String(Date.parse(`2027-03-${time}:00+08:00`)) }) },
  );
  return openPage('/', <HomePage />, { paths });
}
