import type { Both, DemoPerson } from '../shapes.ts';
import { workOfLeader, type Work } from './organisations.ts';
import type { Row } from './table.ts';

/** A person before `people.ts` adds the protocol rank, the telephone number and the other derived fields. */
export type Draft = Omit<DemoPerson, 'rank' | 'mobile' | 'organisationProfile' | 'languages'> & {
  dial: string;
  work: Work | null;
};

export type Leader = {
  name: Both;
  title: Both;
  organisation: Both | null;
  profile: Both;
  born: string;
  /** The country code; without one it is China's. */
  dial?: string;
  /** Needed only where the name does not show it: 浅本健次朗, Kwon Tae-rim. */
  family?: Both;
  mode?: DemoPerson['mode'];
};

const compoundSurnames = ['欧阳', '上官', '钟离'];

export function leaderDraft(leader: Leader, group: DemoPerson['group']): Draft {
  const { name, title, organisation, profile, born, dial = '86', family = null, mode = 'social' } = leader;
  return {
    ...identityOf(name, organisation, family, group),
    title,
    profile,
    badge: 'red',
    mode,
    listed: true,
    verified: true,
    birthDate: born,
    dial,
    work: workOfLeader(organisation),
  };
}

type Rest = Pick<DemoPerson, 'badge' | 'mode' | 'profile'> & { born: string; work: Work | null };

export function draftOf(row: Row, { badge, mode, profile, born, work }: Rest): Draft {
  const group = row.dial === '86' ? 'chinese' : 'international';
  const identity = identityOf(row.name, row.organisation, row.family, group);
  // The directory lists only red badges.
  const listed = badge === 'red';
  return {
    ...identity,
    title: row.title,
    profile,
    badge,
    mode,
    listed,
    verified: true,
    birthDate: born,
    dial: row.dial,
    work,
  };
}

function identityOf(name: Both, organisation: Both | null, family: Both | null, group: DemoPerson['group']) {
  const mailbox = plainLetters(name.en)
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return {
    key: mailbox.replaceAll('.', '-'),
    group,
    name,
    familyName: family ?? familyNameOf(name, group),
    organisation,
    email: `${mailbox}@${siteOf(organisation)}.example`,
  };
}

function familyNameOf(name: Both, group: DemoPerson['group']): Both {
  if (group === 'international') return { zh: lastOf(name.zh.split('·')), en: lastOf(name.en.split(' ')) };
  const compound = compoundSurnames.find((surname) => name.zh.startsWith(surname));
  return { zh: compound ?? name.zh.slice(0, 1), en: name.en.split(' ')[0] ?? name.en };
}

/** Takes the distinctive first words of the organisation: Ministry of Development Planning → development-planning. */
function siteOf(organisation: Both | null): string {
  if (!organisation) return 'post';
  const dull = /^(the|of|for|and|on|in|to|ministry|institute|centre|department|office|council|agency|a)$/;
  const words = plainLetters(organisation.en)
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .split(/[\s-]+/);
  return words
    .filter((word) => word && !dull.test(word))
    .slice(0, 2)
    .join('-');
}

function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
}

function lastOf(parts: string[]): string {
  return parts.at(-1) ?? '';
}
