import type { Both, DemoPerson } from '../shapes.ts';

/** A person before `people.ts` adds the protocol rank, the telephone number and the other derived fields. */
export type Draft = Omit<DemoPerson, 'rank' | 'mobile' | 'languages' | 'badgeNumber' | 'submitted'> & { dial: string };

type Facts = Pick<DemoPerson, 'name' | 'honorific' | 'title' | 'profile' | 'badge' | 'mode'> & {
  /** Needed only where the name does not show it: 浅本健次朗, Kwon Tae-rim. */
  family: Both | null;
  organisation: { name: Both; profile: Both | null } | null;
  born: string;
  dial: string;
};

const compoundSurnames = ['欧阳', '上官'];

export function draftOf({ family, organisation, born, dial, ...person }: Facts): Draft {
  const group = dial === '86' ? 'chinese' : 'international';
  const mailbox = plainLetters(person.name.en)
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return {
    ...person,
    key: mailbox.replaceAll('.', '-'),
    group,
    familyName: family ?? familyNameOf(person.name, group),
    organisation: organisation && organisation.name,
    organisationProfile: organisation && organisation.profile,
    email: `${mailbox}@${siteOf(organisation && organisation.name)}.example`,
    // The directory lists only red badges.
    listed: person.badge === 'red',
    verified: true,
    birthDate: born,
    dial,
  };
}

function familyNameOf(name: Both, group: DemoPerson['group']): Both {
  if (group === 'international') return { zh: lastOf(name.zh.split('·')), en: lastOf(name.en.split(' ')) };
  const compound = compoundSurnames.find((surname) => name.zh.startsWith(surname));
  return { zh: compound ?? name.zh.slice(0, 1), en: name.en.split(' ')[0] ?? name.en };
}

/** Takes the distinctive first words of the organisation: Republic of Bakoumé → bakoume. */
function siteOf(organisation: Both | null): string {
  if (!organisation) return 'post';
  const dull =
    /^(the|of|for|and|on|in|to|a|ministry|institute|centre|department|office|council|agency|republic|kingdom|sultanate)$/;
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
