import { z } from 'zod';
import * as no from '../../refusals/console.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { inField } from '../../wire/refusal.ts';
import { BothTexts, Id, IsoDate, Text, TimeOfDay } from '../../wire/values.ts';

const short = (longest: number) => z.string().trim().min(1).max(longest);
const orNone = <T extends z.ZodType>(text: T) => text.nullable().default(null);
/** As it is dialled and shown, for example +86 10 1555 0126. */
const Phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9][0-9 ()-]{1,28}[0-9]$/);

/** What the secretariat knows of an arrangement, in both languages. Dates and times are those of the Forum's zone. */
export const ArrangementFacts = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hotel'),
    name: BothTexts(100),
    address: BothTexts(200),
    room: orNone(short(20)),
    phone: orNone(Phone),
    from: IsoDate,
    to: IsoDate,
  }),
  z.strictObject({
    kind: z.literal('car'),
    name: BothTexts(100),
    plate: orNone(short(20)),
    date: IsoDate,
    time: TimeOfDay,
    from: BothTexts(100),
    to: BothTexts(100),
  }),
  z.strictObject({
    kind: z.literal('seat'),
    /** The seat in a closed-door seminar is shown only as long as the person may see the seminar. */
    meetingId: orNone(Id),
    where: BothTexts(100),
    seat: BothTexts(100),
  }),
  z.strictObject({ kind: z.literal('officer'), name: BothTexts(60), phone: Phone }),
]);
export type ArrangementFacts = z.infer<typeof ArrangementFacts>;

/** Nobody has more; a longer list is a mistake in a file. */
const AllOfPerson = z.array(ArrangementFacts).max(30);

export const setArrangements = consoleWrite('/api/console/setArrangements', {
  who: ['registrar'],
  summary: 'Replaces all arrangements of a person; an empty list removes them.',
  body: { personId: Id, arrangements: AllOfPerson },
  answer: z.object({ name: Text, arrangements: z.int() }),
  refusals: [no.noSuchPerson, inField(no.wrongRows, 'arrangements')],
});

const PersonRow = z.strictObject({ personId: Id, arrangements: AllOfPerson });
/** More at once would keep all other writes of the secretariat waiting for the audit log. */
export const mostPeopleAtOnce = 100;

export const checkArrangements = consoleRead('/api/console/checkArrangements', {
  who: ['registrar'],
  summary: 'Says what is wrong with a list of arrangements before any of it is imported; every wrong row is named.',
  body: { people: z.array(PersonRow).min(1).max(2_000) },
  answer: z.object({ people: z.int(), arrangements: z.int() }),
  refusals: [no.wrongRows],
});

export const importArrangements = consoleWrite('/api/console/importArrangements', {
  who: ['registrar'],
  summary:
    'Replaces all arrangements of each person in the list, or of nobody if any row is wrong; every wrong one is named.',
  body: { people: z.array(PersonRow).min(1).max(mostPeopleAtOnce) },
  answer: z.object({ people: z.int(), arrangements: z.int() }),
  refusals: [no.wrongRows],
});
