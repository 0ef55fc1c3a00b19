import { describe, expect, test } from 'vitest';
import { CardPerson, SharedContact } from 'contract/calls/cards';
import { Delegate, DelegateRow } from 'contract/calls/delegates';
import { Mode } from 'contract/calls/modes';
import { PartnerPerson } from 'contract/calls/partners';
import { fieldsSeen, onlySeen, type AnswerName, type Relation, type Sight } from './who-sees-what.rules.ts';

const answers = { DelegateRow, Delegate, PartnerPerson, CardPerson, SharedContact } satisfies Record<
  AnswerName,
  unknown
>;
const names = Object.keys(answers) as AnswerName[];
const relations: Relation[] = ['nobody', 'stranger', 'assistant', 'card', 'friend', 'self'];
const badges = ['red', 'blue', 'green', 'grey'] as const;
const sights: Sight[] = relations.flatMap((relation) =>
  badges.flatMap((badge) =>
    [true, false].flatMap((listed) => Mode.options.map((mode) => ({ relation, badge, listed, mode }))),
  ),
);
const fieldsOf = (answer: AnswerName) => Object.keys(answers[answer].shape);
const isSeen = (answer: AnswerName, field: string, sight: Sight) =>
  (fieldsSeen(answer, sight) as Record<string, boolean>)[field];

/** Decisions §4 once more, in other words: by whom each answer, and what is hidden in one that is seen. */
const directory = ({ relation, badge, listed }: Sight) => listed && badge === 'red' && relation !== 'nobody';
const seenBy: Record<AnswerName, (sight: Sight) => boolean> = {
  ...{ DelegateRow: directory, Delegate: directory, PartnerPerson: directory },
  CardPerson: ({ relation }) => ['card', 'friend'].includes(relation),
  SharedContact: ({ relation }) => relation === 'friend',
};
const hidden: Record<string, (sight: Sight) => boolean> = {
  'CardPerson.photo': (sight) => !directory(sight),
  'SharedContact.contactName': ({ mode }) => mode !== 'assistant',
};

describe.each(names)('%s', (answer) => {
  test.each(fieldsOf(answer))('%s is seen by whom decisions §4 says, in every mode, badge and relation', (field) => {
    expect(sights).toHaveLength(144);
    const found = sights.filter((sight) => isSeen(answer, field, sight));
    expect(found).toEqual(sights.filter((sight) => seenBy[answer](sight) && !hidden[`${answer}.${field}`]?.(sight)));
    expect(found.length).toBeGreaterThan(0);
  });

  test('has a decision for each field of the contract, and for no other', () => {
    expect(Object.keys(fieldsSeen(answer, sights[0]!)).toSorted()).toEqual(fieldsOf(answer).toSorted());
  });
});

describe('what leaves the server', () => {
  const known = { id: 'p', name: 'Gu', organisation: 'Yuanxiu', photo: 2, mobile: '+8612900000001', rank: 3 };
  const sight: Sight = { relation: 'card', badge: 'red', listed: true, mode: 'social' };

  test('is nothing where the viewer may not see the delegate', () => {
    expect(onlySeen('CardPerson', known, { ...sight, relation: 'stranger' })).toBe(undefined);
  });

  test('is what the answer has and nothing else that is known', () => {
    const seen = { id: 'p', name: 'Gu', organisation: 'Yuanxiu', photo: 2 };
    expect(onlySeen('CardPerson', known, sight)).toEqual(seen);
    expect(onlySeen('CardPerson', known, { ...sight, listed: false })).toEqual({ ...seen, photo: null });
  });
});

const people: Record<Relation, string> = {
  nobody: 'somebody who is not logged in',
  stranger: 'any other attendee',
  assistant: 'the assistant',
  card: 'the other side of a card',
  friend: 'a friend',
  self: 'oneself',
};

/** The modes in which it is seen, in words. */
function cell(answer: AnswerName, field: string, sight: Omit<Sight, 'mode'>): string {
  const modes = Mode.options.filter((mode) => isSeen(answer, field, { ...sight, mode }));
  if (modes.length === Mode.options.length) return 'yes';
  return modes.length === 0 ? '–' : modes.join(', ');
}

test('docs/who-sees-what.md shows the table', async () => {
  const rows = (standing: Pick<Sight, 'badge' | 'listed'>) =>
    names.flatMap((answer) =>
      fieldsOf(answer).map((field) => {
        const cells = relations.map((relation) => cell(answer, field, { relation, ...standing }));
        return `| \`${answer}.${field}\` | ${cells.join(' | ')} |`;
      }),
    );
  const head = [
    `| field | ${relations.map((relation) => people[relation]).join(' | ')} |`,
    '|---|---|---|---|---|---|---|',
  ];
  const page = [
    '# Who sees what of a delegate',
    '',
    'Made from `server/src/platform/people/who-sees-what.rules.ts` by its test; to write it anew, run that test with `-u`. “yes” is in every mode; otherwise the modes are named, for what was exchanged the mode of that time. Mobile, email and date of birth are in no answer but `SharedContact`, one’s own and the console’s.',
    '',
    '## A red badge in the directory',
    '',
    ...[...head, ...rows({ badge: 'red', listed: true })],
    '',
    '## Somebody whom the directory does not have',
    '',
    'Another badge, or a red one that the Secretariat keeps out.',
    '',
    ...[...head, ...rows({ badge: 'red', listed: false })],
    '',
  ];
  expect(rows({ badge: 'blue', listed: true })).toEqual(rows({ badge: 'red', listed: false }));
  await expect(page.join('\n')).toMatchFileSnapshot('../../../../docs/who-sees-what.md');
});
