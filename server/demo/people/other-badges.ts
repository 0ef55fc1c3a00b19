import type { Both, DemoPerson } from '../shapes.ts';
import { draftOf, type Draft } from './draft.ts';
import { honorificOf } from './honorifics.ts';
import { blueRows, greenRows, greyRows } from './other-rows.ts';
import type { Row } from './table.ts';

type OtherBadge = Exclude<DemoPerson['badge'], 'red'>;

const profiles: Record<OtherBadge, (field: Both) => Both> = {
  blue: ({ zh, en }) => ({ zh: `代表合作机构负责${zh}。`, en: `Is in charge of ${en} on behalf of a partner.` }),
  green: ({ zh, en }) => ({ zh: `主要报道${zh}。`, en: `Reports on ${en}.` }),
  grey: ({ zh, en }) => ({ zh: `论坛期间负责${zh}。`, en: `Is in charge of ${en} during the Forum.` }),
};

// Vice presidents and editors are old enough for their posts; staff may be younger.
export const otherBadges: Draft[] = [
  ...attendeesOf('blue', blueRows, (i) => dayBetween(1966, 1984, 200 + i)),
  ...attendeesOf('green', greenRows, (i) => dayBetween(1966, 1988, 240 + i)),
  ...attendeesOf('grey', greyRows, (i) => dayBetween(1972, 1995, 280 + i)),
];

function attendeesOf(badge: OtherBadge, rows: Row[], bornOn: (turn: number) => string): Draft[] {
  return rows.map(({ honorific, organisation, field, ...row }, i) =>
    draftOf({
      ...row,
      ...{ badge, mode: 'social', born: bornOn(i), honorific: honorificOf(honorific) },
      organisation: { name: organisation, profile: null },
      profile: profiles[badge](field),
    }),
  );
}

/** Gives each turn another day of birth, the same in every run. */
function dayBetween(firstYear: number, lastYear: number, turn: number): string {
  const first = Date.UTC(firstYear, 0, 1) / 86_400_000;
  const days = Date.UTC(lastYear + 1, 0, 1) / 86_400_000 - first;
  return new Date((first + ((turn * 2_999 + 487) % days)) * 86_400_000).toISOString().slice(0, 10);
}
