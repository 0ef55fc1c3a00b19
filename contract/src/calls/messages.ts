import { z } from 'zod';
import { notFound } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoMoment, Text } from '../wire/values.ts';

export const MessageGroup = z.enum(['reminder', 'notification']);
export type MessageGroup = z.infer<typeof MessageGroup>;

/** What a message is about; it chooses the sign beside it. */
export const MessageKind = z.enum([
  ...(['chairs', 'speaks', 'bookmarked', 'own item'] as const),
  ...(['moved', 'cancelled', 'restored', 'announcement', 'card'] as const),
]);
export type MessageKind = z.infer<typeof MessageKind>;

/** The pages of the app to which a message can lead. */
export const MessagePage = z.enum([
  'agenda',
  'map',
  'questions',
  'partners',
  'delegates',
  'introduction',
  'profile',
  'privacy',
  'cards',
  'modes',
  'album',
]);

/** Nothing names a meeting of which this viewer may not know. */
const MeetingTarget = z.discriminatedUnion('gone', [
  z.object({ kind: z.literal('meeting'), id: Id, gone: z.literal(false) }),
  z.object({ kind: z.literal('meeting'), gone: z.literal(true) }),
]);

/** Where a message leads. `gone` is a target that is removed, hidden, or not for this viewer any more. */
export const MessageTarget = z.discriminatedUnion('kind', [
  MeetingTarget,
  z.object({ kind: z.literal('own item'), id: Id, gone: z.boolean() }),
  z.object({ kind: z.literal('page'), page: MessagePage }),
]);
export type MessageTarget = z.infer<typeof MessageTarget>;

const MessageTitle = z.object({
  id: Id,
  group: MessageGroup,
  kind: MessageKind,
  sentAt: IsoMoment,
  read: z.boolean(),
  title: Text,
});

export const Message = z.object({
  ...MessageTitle.shape,
  text: Text,
  /** What a move replaced and with what, as lines to compare. */
  change: z.array(z.object({ what: z.enum(['time', 'hall']), before: Text, after: Text })),
  target: MessageTarget.nullable(),
});
export type Message = z.infer<typeof Message>;

const OfGroup = z.object({ unread: z.int().nonnegative(), newest: z.array(MessageTitle) });

export const getMessageTitles = read('/api/guestMsg/getMsgTitle', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'How many reminders and notifications are unread, and the titles of the newest.',
  body: {},
  answer: z.object({ reminders: OfGroup, notifications: OfGroup }),
  shows: ['mine', 'agenda'],
  overlay: true,
  keep: 'personal',
});

export const getMessages = read('/api/guestMsg/getMessages', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'The messages of one group, newest first, up to fifty at a time; the older ones continue after the last id.',
  body: { group: MessageGroup, olderThan: Id.optional() },
  answer: z.object({ timeZone: z.string(), messages: z.array(Message), more: z.boolean() }),
  shows: ['mine', 'agenda'],
  overlay: false,
  keep: 'personal',
  refusals: [notFound],
});

export const getMessage = read('/api/guestMsg/getMessage', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'One message.',
  body: { id: Id },
  answer: z.object({ timeZone: z.string(), message: Message }),
  shows: ['mine', 'agenda'],
  overlay: true,
  keep: 'personal',
  refusals: [notFound],
});

export const markRead = write('/api/guestMsg/markRead', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'Marks one message as read; once more changes nothing.',
  body: { id: Id },
  answer: z.object({}),
  overlay: false,
  keep: 'nothing',
  refusals: [notFound],
});

export const markAllRead = write('/api/guestMsg/markAllRead', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'Marks the messages of a group as read, up to the newest that the person has seen listed.',
  body: { group: MessageGroup, upTo: Id },
  answer: z.object({ marked: z.int().nonnegative() }),
  overlay: false,
  keep: 'nothing',
  refusals: [notFound],
});
