import { z } from 'zod';
import * as no from '../../refusals/console.ts';
import { notFound } from '../../refusals/wire.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { BothTexts, Id, IsoDate, IsoMoment, Text, TimeOfDay } from '../../wire/values.ts';
import { MessagePage } from '../messages.ts';

/** Who gets a message. A meeting's people are its chairs, its speakers and the invited. */
export const MessageAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('badge'), badge: z.enum(['red', 'blue', 'green', 'grey']) }),
  z.strictObject({ kind: z.literal('meeting'), id: Id }),
  z.strictObject({ kind: z.literal('person'), id: Id }),
]);
export type MessageAudience = z.infer<typeof MessageAudience>;

/** Where a message leads: to a meeting or to a page of the app. */
export const SentTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('meeting'), id: Id }),
  z.strictObject({ kind: z.literal('page'), page: MessagePage }),
]);
export type SentTarget = z.infer<typeof SentTarget>;

const SentMessage = z.object({
  id: Id,
  title: z.object({ zh: Text, en: Text }),
  text: z.object({ zh: Text, en: Text }),
  audience: MessageAudience,
  target: SentTarget.nullable(),
  critical: z.boolean(),
  state: z.enum(['waiting', 'sent', 'recalled']),
  sendAt: IsoMoment,
  /** How many people got it; none while it waits. */
  receivers: z.int().nonnegative(),
  /** The same by channel. SMS are for critical messages; who has no mobile gets an email instead. */
  channels: z.object({
    ...{ inbox: z.int().nonnegative(), push: z.int().nonnegative(), webhook: z.int().nonnegative() },
    ...{ sms: z.int().nonnegative(), email: z.int().nonnegative() },
  }),
});
export type SentMessage = z.infer<typeof SentMessage>;

export const longestMessageTitle = 80;
export const longestMessageText = 2_000;

export const sendMessage = consoleWrite('/api/console/sendMessage', {
  who: ['editor'],
  summary: 'Sends a message in both languages, at once or at a time of the Forum’s zone.',
  body: {
    title: BothTexts(longestMessageTitle),
    text: BothTexts(longestMessageText),
    audience: MessageAudience,
    target: SentTarget.optional(),
    critical: z.boolean().default(false),
    at: z.strictObject({ date: IsoDate, time: TimeOfDay }).optional(),
  },
  answer: SentMessage,
  refusals: [notFound, no.noSuchPerson, no.timeHasPassed, no.notInSeminar, no.smsBudgetSpent],
});

export const recallMessage = consoleWrite('/api/console/recallMessage', {
  who: ['editor'],
  summary: 'Removes a message from all inboxes, read or not; one that still waits is never sent.',
  body: { id: Id },
  answer: SentMessage,
  refusals: [notFound, no.alreadyRecalled],
});

export const getSentMessages = consoleRead('/api/console/getSentMessages', {
  who: ['editor'],
  summary: 'The newest hundred messages of the secretariat, with what became of them.',
  body: {},
  answer: z.object({ messages: z.array(SentMessage) }),
});
