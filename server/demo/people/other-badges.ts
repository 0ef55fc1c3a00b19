import type { Both, DemoPerson } from '../shapes.ts';
import { dayBetween } from './delegates.ts';
import { draftOf, type Draft } from './draft.ts';
import { blueRows, greenRows, greyRows } from './other-rows.ts';
import { joined } from './profile-sentences.ts';
import type { Row } from './table.ts';

type OtherBadge = Exclude<DemoPerson['badge'], 'red'>;

const sentences: Record<OtherBadge, { first: Both[]; second: Both[] }> = {
  blue: {
    first: [
      { zh: '代表本机构参与论坛合作，负责…。', en: 'Represents a partner of the Forum, with responsibility for ….' },
      { zh: '主持本机构与论坛的合作项目，内容涉及…。', en: 'Manages the partnership with the Forum, which covers ….' },
      {
        zh: '从事对外合作多年，此次重点推进…。',
        en: 'Has many years’ experience of external relations; this year’s emphasis is on ….',
      },
      {
        zh: '协调本机构对论坛的支持工作，尤其是…。',
        en: 'Co-ordinates the institution’s support for the Forum, in particular ….',
      },
    ],
    second: [
      { zh: '欢迎与会代表到合作伙伴展示区交流。', en: 'Delegates are welcome at the partners’ display.' },
      { zh: '所在机构自首届起支持论坛。', en: 'The institution has supported the Forum since its first session.' },
      {
        zh: '关注企业社会责任与青年发展。',
        en: 'Takes an interest in corporate social responsibility and the development of young people.',
      },
    ],
  },
  green: {
    first: [
      { zh: '长期报道…，此次率队采访论坛。', en: 'Has long reported on …, and leads a team at the Forum.' },
      { zh: '主要从事…报道，作品多次获奖。', en: 'Reports chiefly on …, and has won several awards.' },
      {
        zh: '关注…，将在论坛期间推出系列报道。',
        en: 'Follows …, and is preparing a series of reports from the Forum.',
      },
    ],
    second: [
      { zh: '论坛期间在新闻中心工作。', en: 'Works from the Press Centre during the Forum.' },
      { zh: '曾采访往届论坛。', en: 'Has covered earlier sessions of the Forum.' },
    ],
  },
  grey: {
    first: [
      { zh: '论坛期间负责…。', en: 'Responsible for … during the Forum.' },
      { zh: '承担…工作，具有丰富的大型会议经验。', en: 'Handles …, with long experience of large meetings.' },
      {
        zh: '多次参与高层会议服务，此次负责…。',
        en: 'Has served at many high-level meetings, and is now in charge of ….',
      },
    ],
    second: [
      { zh: '曾参与往届论坛。', en: 'Has taken part in earlier sessions of the Forum.' },
      { zh: '三天会期全程在岗。', en: 'On duty on all three days.' },
    ],
  },
};

// Vice presidents and editors are old enough for their posts; staff may be younger.
export const otherBadges: Draft[] = [
  ...attendeesOf('blue', blueRows, (i) => dayBetween(1962, 1984, 200 + i)),
  ...attendeesOf('green', greenRows, (i) => dayBetween(1962, 1984, 240 + i)),
  ...attendeesOf('grey', greyRows, (i) => dayBetween(1970, 1995, 280 + i)),
];

function attendeesOf(badge: OtherBadge, rows: Row[], bornOn: (turn: number) => string): Draft[] {
  const { first, second } = sentences[badge];
  return rows.map((row, i) =>
    draftOf(row, { badge, mode: 'social', work: null, profile: joined(first, second, row.field, i), born: bornOn(i) }),
  );
}
