import type { Friend } from 'contract/calls/cards';
import { searchNames, type Searchable } from 'contract/rules/name-search';
import { hasAll, termsOf } from 'contract/rules/text-search';

export type FriendOrder = 'name' | 'newest';
/** The friends under one letter; ordered by time they are one section without a letter. */
export type FriendSection = { letter: string; friends: readonly Friend[] };

export function sectionsOf(friends: readonly Friend[], order: FriendOrder): FriendSection[] {
  if (order === 'newest') return oneSection(friends.toSorted((a, b) => later(b) - later(a)));
  const sections: { letter: string; friends: Friend[] }[] = [];
  for (const friend of friends.toSorted((a, b) => a.nameOrder - b.nameOrder)) {
    const last = sections.at(-1);
    if (last?.letter === friend.letter) last.friends.push(friend);
    else sections.push({ letter: friend.letter, friends: [friend] });
  }
  return sections;
}

const later = ({ exchangedAt }: Friend) => Date.parse(exchangedAt);

export const oneSection = (friends: readonly Friend[]): FriendSection[] =>
  friends.length > 0 ? [{ letter: '', friends }] : [];

type Row = Searchable & { friend: Friend };

/** By name, title and organisation as in the directory; otherwise by what the viewer noted, or by the contact person. */
export function foundFriends(friends: readonly Friend[], query: string): Friend[] {
  const byName = searchNames(friends.map(rowOf), query).map(({ friend }) => friend);
  const terms = termsOf(query);
  const byNote = friends.filter((friend) => !byName.includes(friend) && hasAll(notedOf(friend), terms));
  return [...byName, ...byNote];
}

function rowOf(friend: Friend): Row {
  const { name, otherName, title, organisation } = friend.person;
  return {
    ...{ friend, name, title, organisation, pinyin: '', rankOrder: friend.nameOrder },
    other: { name: otherName, title: null, organisation: null },
  };
}

const notedOf = ({ met, note, shared }: Friend) => [met, note, shared.contactName].filter(Boolean).join(' ');
