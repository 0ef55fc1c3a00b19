import type { Language } from 'contract/languages';
import { meetings } from '../../../agenda.ts';
import { halls } from '../../../halls.ts';
import { people } from '../../../people.ts';
import type { Both, DemoMeeting } from '../../../shapes.ts';
import { chapter, inBoth, inOne, table, text } from '../../writing.ts';

const hallName = new Map(halls.map(({ key, name }) => [key, name]));
const personNamed = new Map(people.map(({ key, name }) => [key, name]));

/** Closed-door seminars and the drafting group stand in nobody's printed agenda. */
const printed = meetings.filter(
  ({ type, press, key }) => type !== 'closed' && !(press === 'closed' && /draft/.test(key)),
);
const onDay = (day: number) => printed.filter((meeting) => meeting.day === day);

const dayNames: Both[] = [
  { zh: '第一天', en: 'First day' },
  { zh: '第二天', en: 'Second day' },
  { zh: '第三天', en: 'Third day' },
];
const types: Record<DemoMeeting['type'], Both> = {
  plenary: { zh: '全体会议', en: 'Plenary' },
  symposium: { zh: '专题研讨会', en: 'Symposium' },
  closed: { zh: '闭门研讨会', en: 'Closed-door seminar' },
  reception: { zh: '招待会', en: 'Reception' },
  other: { zh: '其他活动', en: 'Other event' },
};

const hoursOf = ({ from, to }: DemoMeeting, language: Language) =>
  [from, from === to ? '24:00' : to].join({ zh: '—', en: '–' }[language]);
const hallOf = ({ hall }: DemoMeeting) => hallName.get(hall) ?? { zh: hall, en: hall };

/** Only the names of open plenaries are public. */
function chairOf({ type, press, chair }: DemoMeeting): Both {
  const name = type === 'plenary' && press === 'open' && chair ? personNamed.get(chair) : undefined;
  return name ?? { zh: '—', en: '—' };
}

function dayIn(language: Language, day: number) {
  const name = dayNames[day - 1]?.[language] ?? '';
  const head = { zh: ['时间', '会场', '会议', '主持人'], en: ['Time', 'Venue', 'Meeting', 'Chair'] }[language];
  const rows = onDay(day).map((meeting) => [
    ...[hoursOf(meeting, language), hallOf(meeting)[language], meeting.title[language], chairOf(meeting)[language]],
  ]);
  const told = onDay(day).filter(({ type }) => type === 'plenary' || type === 'symposium');
  return [
    chapter({ zh: `${name}一览`, en: `${name} at a glance` }[language], table(head, ...rows)),
    ...told.map((meeting) =>
      chapter(
        `${meeting.from}  ${meeting.title[language]}`,
        text(`${types[meeting.type][language]} · ${hallOf(meeting)[language]} · ${hoursOf(meeting, language)}`),
        text(meeting.summary[language]),
      ),
    ),
  ];
}

export const agendaBooks = [
  inOne(
    'zh',
    { key: 'guide-agenda-zh', title: '会议日程册', subtitle: '三天会议与活动 · 中文版' },
    ...[1, 2, 3].flatMap((day) => dayIn('zh', day)),
  ),
  inOne(
    'en',
    { key: 'guide-agenda-en', title: 'Agenda Book', subtitle: 'Three days of meetings and events · English edition' },
    ...[1, 2, 3].flatMap((day) => dayIn('en', day)),
  ),
];

/** The same as a workbook, with a sheet for each day. */
export const agendaTable = inBoth(
  {
    key: 'guide-agenda-table',
    title: { zh: '会议日程表', en: 'Agenda as a table' },
    subtitle: { zh: '每天一张工作表', en: 'One sheet for each day' },
  },
  ...[1, 2, 3].map((day) =>
    chapter(
      [dayNames[day - 1]?.zh ?? '', dayNames[day - 1]?.en ?? ''],
      table(
        [
          ['开始', 'Begins'],
          ['结束', 'Ends'],
          ['类型', 'Type'],
          ['会场', 'Venue'],
          ['会议', 'Meeting'],
          ['席位', 'Seats'],
        ],
        ...onDay(day).map((meeting) => [
          ...[meeting.from, meeting.to],
          ...[types[meeting.type], hallOf(meeting), meeting.title].map(({ zh, en }): [string, string] => [zh, en]),
          String(halls.find(({ key }) => key === meeting.hall)?.seats ?? ''),
        ]),
      ),
    ),
  ),
);
