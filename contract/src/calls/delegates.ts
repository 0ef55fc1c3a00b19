import { z } from 'zod';
import { tooManyProfiles } from '../refusals/delegates.ts';
import { notFound } from '../refusals/wire.ts';
import { read } from '../wire/call.ts';
import { Id, IsoMoment, Photo, Text } from '../wire/values.ts';
import { MeetingRole, MeetingType } from './agenda.ts';

export const Origin = z.enum(['chinese', 'international']);
export type Origin = z.infer<typeof Origin>;

/**
 * A line of the directory, as in the printed handbook. Positions count only listed people and reveal nothing about
 * others.
 */
export const DelegateRow = z.object({
  id: Id,
  name: Text,
  title: Text,
  organisation: Text.nullable(),
  /** The same in the other language, if it differs, because people search for it, too. */
  other: z.object({ name: Text.nullable(), title: Text.nullable(), organisation: Text.nullable() }),
  /** The pinyin of the Chinese name, one syllable for each character. */
  pinyin: Text,
  origin: Origin,
  /** The letter of the index bar: A to Z, or # if the name begins with no letter. */
  letter: z.string().length(1),
  /** A row with positions below zero is nobody: no screen shows, counts or finds it (security T22). */
  nameOrder: z.int(),
  rankOrder: z.int(),
  photo: Photo.nullable(),
});
export type DelegateRow = z.infer<typeof DelegateRow>;

export const Directory = z.object({
  version: Text,
  /** Null if the caller already has this version. */
  delegates: z.array(DelegateRow).nullable(),
});
export type Directory = z.infer<typeof Directory>;

/** A meeting that the delegate chairs or speaks in, and that the viewer may see. */
export const DelegateMeeting = z.object({
  id: Id,
  type: MeetingType,
  role: MeetingRole,
  title: Text,
  hall: Text,
  startsAt: IsoMoment,
  endsAt: IsoMoment,
  cancelled: z.boolean(),
});
export type DelegateMeeting = z.infer<typeof DelegateMeeting>;

export const Delegate = z.object({
  id: Id,
  version: z.int(),
  name: Text,
  otherName: Text.nullable(),
  title: Text,
  organisation: Text.nullable(),
  origin: Origin,
  languages: Text.nullable(),
  profile: Text,
  organisationProfile: Text.nullable(),
  photo: Photo.nullable(),
  meetings: z.array(DelegateMeeting),
  /** The time zone of the forum, in which the times of meetings are shown. */
  timeZone: z.string(),
});
export type Delegate = z.infer<typeof Delegate>;

export const getDelegates = read('/api/delegates/getDelegates', {
  who: 'signed in, limited too',
  summary: 'The whole directory in one download; nothing but its version where the caller has it already.',
  body: { version: z.string().max(64).optional() },
  answer: Directory,
  shows: ['delegates'],
  overlay: true,
  keep: 'personal',
});

export const getDelegate = read('/api/delegates/getDelegate', {
  who: 'signed in',
  summary: 'One delegate with their profile and the meetings they chair or speak in.',
  body: { id: Id },
  answer: Delegate,
  shows: ['delegates', 'agenda', 'forum', 'places'],
  overlay: true,
  keep: 'personal',
  refusals: [notFound, tooManyProfiles],
});
