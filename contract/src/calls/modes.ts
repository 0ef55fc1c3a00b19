import { z } from 'zod';
import { cardLengths } from '../card-lengths.ts';
import * as no from '../refusals/modes.ts';
import { redBadgeOnly } from '../refusals/cards.ts';
import { codeRestricted, wrongCode } from '../refusals/sign-in.ts';
import { notAllowed, notFound } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoMoment, Photo, Text } from '../wire/values.ts';
import { MeetingRole } from './agenda.ts';
import { Arrangement } from './mine.ts';
import { FreshCode } from './sign-in.ts';

export const Mode = z.enum(['social', 'privacy', 'assistant']);
export type Mode = z.infer<typeof Mode>;

/** Whom the viewer named. */
const ContactPerson = z.object({
  name: Text,
  mobile: Text,
  email: Text,
  state: z.enum(['waiting', 'confirmed']),
  /** Until when an invitation that waits can be accepted; null once it is confirmed. */
  waitsUntil: IsoMoment.nullable(),
  /** Whether the contact person also sees the timeline and the arrangements and gets the reminders. */
  seesSchedule: z.boolean(),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

export const OwnModes = z.object({
  /** Whether the viewer's badge has modes at all: only red ones do. */
  hasModes: z.boolean(),
  mode: Mode,
  /** The viewer chose assistant mode, and it begins as soon as the contact person has confirmed. */
  assistantWaits: z.boolean(),
  contact: ContactPerson.nullable(),
  /** What others would be given of the viewer after an exchange; empty where nothing is on record. */
  mobile: Text,
  email: Text,
  timeZone: z.string(),
});
export type OwnModes = z.infer<typeof OwnModes>;

export const getModes = read('/api/modes/getModes', {
  who: 'signed in',
  summary: 'The viewer’s mode and contact person.',
  body: {},
  answer: OwnModes,
  shows: ['mine'],
  overlay: true,
  keep: 'personal',
});

export const setMode = write('/api/modes/setMode', {
  who: 'signed in',
  summary: 'Sets the viewer’s mode. Assistant mode begins when the contact person has confirmed.',
  body: { mode: Mode },
  answer: z.object({ mode: Mode, assistantWaits: z.boolean() }),
  overlay: true,
  keep: 'nothing',
  refusals: [redBadgeOnly, no.contactNeeded],
});

const typed = (longest: number) => z.string().trim().max(longest);

export const nameContact = write('/api/modes/nameContact', {
  who: 'signed in',
  summary:
    'Names or changes the contact person, after a fresh code. A changed mobile or email must be confirmed again and suspends the earlier person at once.',
  body: {
    ...{ name: typed(cardLengths.contactName), mobile: typed(20), email: typed(254), seesSchedule: z.boolean() },
    ...FreshCode,
  },
  sealed: ['name', 'mobile', 'email'],
  answer: ContactPerson,
  overlay: true,
  keep: 'nothing',
  refusals: [
    ...[redBadgeOnly, no.contactNameMissing, no.wrongContactMobile, no.wrongContactEmail, no.contactIsOneself],
    ...[no.tooManyNamings, wrongCode, codeRestricted],
  ],
});

export const setSeesSchedule = write('/api/modes/setSeesSchedule', {
  who: 'signed in',
  summary: 'Lets the contact person see the viewer’s timeline and arrangements and get the reminders, or ends it.',
  body: { seesSchedule: z.boolean() },
  answer: z.object({ seesSchedule: z.boolean() }),
  overlay: true,
  keep: 'nothing',
  refusals: [no.contactNeeded],
});

export const revokeContact = write('/api/modes/revokeContact', {
  who: 'signed in',
  summary: 'Ends what the contact person may do, at once. Assistant mode ends with it; once more changes nothing.',
  body: {},
  answer: z.object({ mode: Mode }),
  overlay: true,
  keep: 'nothing',
});

/** A delegate for whom the viewer may act, or who asks the viewer to. */
const Principal = z.object({
  id: Id,
  /** As in lists, and as one speaks of the person: Minister Kesselbane. */
  name: Text,
  address: Text,
  title: Text,
  organisation: Text.nullable(),
  photo: Photo.nullable(),
  seesSchedule: z.boolean(),
});
export type Principal = z.infer<typeof Principal>;

const Invitation = z.object({
  ...Principal.shape,
  invitation: Id,
  waitsUntil: IsoMoment,
  /**
   * Where a fresh code must be read before the viewer can accept: the registered addresses that the delegate named.
   * Empty if the viewer logged in by a code to one of them.
   */
  codeTo: z.array(z.enum(['mobile', 'email'])),
});

export const getActing = read('/api/modes/getActing', {
  who: 'signed in',
  contactToo: true,
  summary:
    'The delegates for whom the viewer acts or has agreed to, and the invitations that wait for the viewer’s answer.',
  body: {},
  answer: z.object({
    delegates: z.array(z.object({ ...Principal.shape, pending: z.int().nonnegative() })),
    /** The viewer has agreed, but these are not in assistant mode now: there is nothing to answer for them. */
    notInAssistantMode: z.array(Principal),
    invitations: z.array(Invitation),
    timeZone: z.string(),
  }),
  shows: ['mine'],
  overlay: false,
  keep: 'personal',
});
export type Acting = z.infer<typeof getActing.answer>;

export const acceptInvitation = write('/api/modes/acceptInvitation', {
  who: 'signed in',
  contactToo: true,
  summary:
    'The viewer agrees to act for the delegate, whose assistant mode begins if it was chosen. Needs a code that was read at an address that the delegate named: at login, or a fresh one.',
  body: {
    ...{ invitation: Id, flowId: FreshCode.flowId.optional(), code: FreshCode.code.optional() },
    device: FreshCode.device,
  },
  answer: z.object({ delegateId: Id }),
  overlay: true,
  keep: 'nothing',
  refusals: [notFound, no.invitationOver, no.otherContactMobile, wrongCode, codeRestricted],
});

export const declineInvitation = write('/api/modes/declineInvitation', {
  who: 'signed in',
  contactToo: true,
  summary: 'The viewer does not agree; the delegate is told.',
  body: { invitation: Id },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [notFound, no.invitationOver],
});

export const stopActing = write('/api/modes/stopActing', {
  who: 'signed in',
  contactToo: true,
  summary: 'The viewer acts for this delegate no longer; the delegate is told.',
  body: { delegateId: Id },
  answer: z.object({}),
  overlay: true,
  keep: 'nothing',
  refusals: [notFound],
});

/** As in the delegate's own calendar: a closed-door seminar has its time alone. */
const ScheduleEntry = z.object({
  id: Id,
  kind: z.enum(['meeting', 'own item', 'car']),
  title: Text,
  /** Empty where it is not told. */
  place: Text,
  startsAt: IsoMoment,
  /** Null for a car, because nobody knows when it arrives. */
  endsAt: IsoMoment.nullable(),
  role: MeetingRole.nullable(),
  cancelled: z.boolean(),
});
export type ScheduleEntry = z.infer<typeof ScheduleEntry>;

export const getPrincipalSchedule = read('/api/modes/getPrincipalSchedule', {
  who: 'signed in',
  contactToo: true,
  summary: 'The timeline and the arrangements of a delegate for whom the viewer acts, if the delegate shows them.',
  body: { actingFor: Id },
  answer: z.object({ entries: z.array(ScheduleEntry), arrangements: z.array(Arrangement), timeZone: z.string() }),
  shows: ['mine', 'agenda'],
  overlay: true,
  keep: 'personal',
  refusals: [notFound, notAllowed, no.actingEnded],
});
export type PrincipalSchedule = z.infer<typeof getPrincipalSchedule.answer>;
