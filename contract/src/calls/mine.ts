import { z } from 'zod';
import { read } from '../wire/call.ts';
import { Id, IsoDate, IsoMoment, Text } from '../wire/values.ts';
import { MeetingRole } from './agenda.ts';

/** What the secretariat arranged for one person. Only this person sees it. */
export const Arrangement = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hotel'),
    id: Id,
    name: Text,
    address: Text,
    /** The card for the driver is always Chinese. */
    nameZh: Text,
    addressZh: Text,
    nameEn: Text,
    room: Text.nullable(),
    phone: Text.nullable(),
    from: IsoDate,
    to: IsoDate,
  }),
  z.object({
    kind: z.literal('car'),
    id: Id,
    name: Text,
    plate: Text.nullable(),
    startsAt: IsoMoment,
    from: Text,
    to: Text,
  }),
  z.object({
    kind: z.literal('seat'),
    id: Id,
    /** The meeting where the seat is, if it is one of the agenda that the person may see. */
    meeting: z.object({ id: Id, title: Text }).nullable(),
    where: Text,
    seat: Text,
  }),
  z.object({ kind: z.literal('officer'), id: Id, name: Text, phone: Text }),
]);
export type Arrangement = z.infer<typeof Arrangement>;

/** Tells whether a part differs from the one that a phone has; it says nothing else. */
const PartVersion = z.string().max(16);
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ version: PartVersion, ...shape }).optional();

/** A part that the phone already has is left out. */
export const Mine = z.object({
  bookmarks: part({ meetings: z.array(Id), delegates: z.array(Id), news: z.array(Id), files: z.array(Id) }),
  roles: part({ meetings: z.array(z.object({ id: Id, role: MeetingRole })) }),
  unread: part({ reminders: z.int().nonnegative(), notifications: z.int().nonnegative() }),
  arrangements: part({ all: z.array(Arrangement) }),
  /** The delegates to whom a card was sent, from whom one waits, and who are friends. Limited sessions get none. */
  cards: part({ sent: z.array(Id), received: z.array(Id), friends: z.array(Id) }),
});
export type Mine = z.infer<typeof Mine>;

export const getMine = read('/api/mine/getMine', {
  who: 'signed in, limited too',
  contactToo: true,
  summary:
    'What is only the viewer’s own: bookmarks, roles, unread messages, arrangements, card states; only the parts that differ.',
  body: {
    have: z
      .strictObject({
        bookmarks: PartVersion.optional(),
        roles: PartVersion.optional(),
        unread: PartVersion.optional(),
        arrangements: PartVersion.optional(),
        cards: PartVersion.optional(),
      })
      .optional(),
  },
  answer: Mine,
  shows: ['mine', 'agenda', 'news', 'files'],
  overlay: false,
  keep: 'personal',
});
