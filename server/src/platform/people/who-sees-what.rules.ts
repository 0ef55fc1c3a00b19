import type { CardPerson, SharedContact } from 'contract/calls/cards';
import type { Delegate, DelegateRow } from 'contract/calls/delegates';
import type { Mode } from 'contract/calls/modes';
import type { PartnerPerson } from 'contract/calls/partners';
import type { Viewer } from '../viewer.ts';

/** The answers that tell of another delegate. */
type Answers = {
  DelegateRow: DelegateRow;
  Delegate: Delegate;
  PartnerPerson: PartnerPerson;
  CardPerson: CardPerson;
  SharedContact: SharedContact;
};
export type AnswerName = keyof Answers;

/**
 * What is between the viewer and the delegate; the closest counts. `card`: a card went from one to the other, or they
 * met face to face. An `assistant` acts for this delegate, which opens the cards that came to the delegate, not the
 * delegate's own data.
 */
export type Relation = 'self' | 'friend' | 'card' | 'assistant' | 'stranger' | 'nobody';

export type Sight = {
  /** `nobody` is not logged in. Many people see the same list, so that the badge of one of them can decide nothing. */
  relation: Relation;
  badge: Viewer['badge'];
  listed: boolean;
  /** For what was exchanged it is the mode of that time: a mode that is switched later changes nothing. */
  mode: Mode;
};

/** Whom the directory has; the same condition as SQL is made from it. */
export const inDirectory = { badge: 'red', listed: true } as const satisfies Partial<Sight>;

/** The ways by which something of a delegate can be seen (decisions §4). The privacy mode limits who may send a card. */
const ways = {
  directory: ({ relation, badge, listed }) =>
    relation !== 'nobody' && badge === inDirectory.badge && listed === inDirectory.listed,
  card: ({ relation }) => relation === 'card' || relation === 'friend',
  friend: ({ relation }) => relation === 'friend',
  'friend of somebody in assistant mode': ({ relation, mode }) => relation === 'friend' && mode === 'assistant',
} as const satisfies Record<string, (sight: Sight) => boolean>;
type Way = keyof typeof ways;

/** A field that is never null goes with the whole answer; one that can be null may have a way of its own. */
type Decision<Answer> = {
  whole: Way;
  fields: { [Field in keyof Answer]-?: null extends Answer[Field] ? Way : 'whole' };
};

/** The whole table. A new field of an answer does not compile before it is decided here who sees it. */
const decisions: { [Name in AnswerName]: Decision<Answers[Name]> } = {
  DelegateRow: {
    whole: 'directory',
    fields: {
      ...{ id: 'whole', name: 'whole', title: 'whole', organisation: 'directory', other: 'whole', pinyin: 'whole' },
      ...{ origin: 'whole', letter: 'whole', nameOrder: 'whole', rankOrder: 'whole', photo: 'directory' },
    },
  },
  Delegate: {
    whole: 'directory',
    fields: {
      ...{ id: 'whole', version: 'whole', name: 'whole', otherName: 'directory', title: 'whole', origin: 'whole' },
      ...{ organisation: 'directory', languages: 'directory', profile: 'whole', organisationProfile: 'directory' },
      ...{ photo: 'directory', meetings: 'whole', timeZone: 'whole' },
    },
  },
  PartnerPerson: { whole: 'directory', fields: { id: 'whole', name: 'whole', title: 'whole', photo: 'directory' } },
  // Whoever gets a card reads whose it is, also of a delegate whom the directory does not have.
  CardPerson: {
    whole: 'card',
    fields: {
      ...{ id: 'whole', name: 'whole', otherName: 'card', title: 'whole', organisation: 'card' },
      ...{ photo: 'directory', hasPage: 'whole' },
    },
  },
  // Otherwise than in assistant mode these are the items that the delegate ticked.
  SharedContact: {
    whole: 'friend',
    fields: {
      ...{ contactName: 'friend of somebody in assistant mode', mobile: 'friend', email: 'friend' },
      withdrawn: 'whole',
    },
  },
};

/** The names of all fields, and whether each is seen. */
export function fieldsSeen<Name extends AnswerName>(answer: Name, sight: Sight): Record<keyof Answers[Name], boolean> {
  const { whole, fields } = decisions[answer];
  const seen = ways[whole](sight);
  const judged = Object.entries<Way | 'whole'>(fields).map(([field, way]) => {
    return [field, seen && (way === 'whole' || ways[way](sight))];
  });
  return Object.fromEntries(judged) as Record<keyof Answers[Name], boolean>;
}

type Seen<Name extends AnswerName, Known> = Pick<Known, keyof Known & keyof Answers[Name]>;

/**
 * Of what is known only what the answer has and the viewer may see: nothing at all, or everything with null where a
 * field is hidden. Every answer about another delegate goes through this.
 */
export function onlySeen<Name extends AnswerName, Known extends object>(
  answer: Name,
  known: Known,
  sight: Sight,
): Seen<Name, Known> | undefined {
  if (!ways[decisions[answer].whole](sight)) return undefined;
  const fields: Partial<Record<string, boolean>> = fieldsSeen(answer, sight);
  const kept = Object.entries(known).filter(([field]) => field in fields);
  return Object.fromEntries(kept.map(([field, value]) => [field, fields[field] ? value : null])) as Seen<Name, Known>;
}
