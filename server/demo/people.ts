import { withBadgeNumbers } from './people/badge-numbers.ts';
import { otherBadges } from './people/other-badges.ts';
import { inOrderOfProtocol } from './people/protocol.ts';
import { languagesOf } from './people/spoken-languages.ts';
import { withMobiles } from './people/telephone.ts';
import type { DemoPerson } from './shapes.ts';

const keptOutOfDirectory = new Set(['wei-chengmo', 'thierry-clemencon']);
const unverified = new Set(['zhuo-jinglan', 'bounmy-siphongxay', 'zang-yiheng']);

const drafts = [...inOrderOfProtocol, ...otherBadges].map((person, turn) => ({
  ...person,
  languages: person.badge === 'red' ? languagesOf(person.dial, turn) : null,
}));

export const people: DemoPerson[] = withBadgeNumbers(withMobiles(drafts)).map((person, i) => ({
  ...person,
  listed: person.listed && !keptOutOfDirectory.has(person.key),
  verified: !unverified.has(person.key),
  rank: i + 1,
  submitted: !yetToSubmit(i + 1),
}));

/** The ranks of those who have not submitted their profile, so that both states can be seen. */
function yetToSubmit(rank: number): boolean {
  return (rank >= 105 && rank <= 136) || (rank >= 199 && rank <= 232) || (rank >= 252 && rank <= 255);
}

/** One person for every kind of badge and mode. */
export const signInAs = {
  red: 'gu-minglan',
  international: 'helena-thornquist',
  privacy: 'huang-yuchuan',
  assistantMode: 'lin-tingxue',
  assistant: 'lan-jing',
  blue: 'bi-zhaoqing',
  green: 'jiao-ruoning',
  unverified: 'zhuo-jinglan',
} as const;

const ownAssistants: Record<string, string> = {
  'amadou-kouressy': 'ibrahima-diarisso',
  'maria-de-la-concepcion-fernandez-alvarado-de-monteverde': 'ines-solano',
  'raghunath-velayankar': 'suresh-patkar',
  'liang-jianbo': 'ou-wenjun',
  'lin-tingxue': 'lan-jing',
  'qin-shuhua': 'lan-jing',
  'wen-rulan': 'lan-jing',
};

const liaisonOfficers: Record<DemoPerson['group'], string[]> = {
  chinese: ['mi-zhiyao', 'mou-jian', 'nong-yuning'],
  international: ['fiona-braithwaite', 'tan-kah-min', 'selam-gebre'],
};

/** The assistant, or a liaison officer, handles the cards of a delegate in assistant mode. */
export const contactPersonOf: Record<string, string> = Object.fromEntries(
  people
    .filter((person) => person.mode === 'assistant')
    .map((person, i) => [person.key, ownAssistants[person.key] ?? liaisonFor(person.group, i)]),
);

function liaisonFor(group: DemoPerson['group'], turn: number): string {
  const officers = liaisonOfficers[group];
  return officers[turn % officers.length] ?? signInAs.assistant;
}
