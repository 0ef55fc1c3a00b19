import { z } from 'zod';
import { notFound } from '../refusals/wire.ts';
import { mediaExtensions } from '../rules/file-extensions.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoDate, IsoMoment, Photo, Text } from '../wire/values.ts';

export const MeetingType = z.enum(['plenary', 'symposium', 'closed', 'reception', 'other']);
export type MeetingType = z.infer<typeof MeetingType>;

export const MeetingStatus = z.enum(['upcoming', 'ongoing', 'concluded']);
export type MeetingStatus = z.infer<typeof MeetingStatus>;

export const MeetingRole = z.enum(['chair', 'speaker']);
export type MeetingRole = z.infer<typeof MeetingRole>;

export const Press = z.enum(['open', 'opening', 'closed']);

/** A person as a meeting names them. */
export const MeetingPerson = z.object({
  id: Id,
  name: Text,
  title: Text,
  organisation: Text.nullable(),
  badge: z.enum(['red', 'blue', 'green', 'grey']),
  topic: Text.nullable(),
  /** True if the viewer may open a page about this person. */
  inDirectory: z.boolean(),
  /** The photo of the directory; a person who is not listed there has none. */
  photo: Photo.nullable(),
});
export type MeetingPerson = z.infer<typeof MeetingPerson>;

export const Hall = z.object({ id: Id, placeId: Id, name: Text, building: Text, floor: Text });

/** What the secretariat changed after the agenda was published. */
export const MeetingChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled'), reason: Text }),
  z.object({
    kind: z.literal('moved'),
    reason: Text,
    fromHall: Text,
    fromStartsAt: IsoMoment,
    fromEndsAt: IsoMoment,
  }),
]);

/**
 * A row of the agenda. To viewers outside, a closed-door seminar has no title, hall or people, and always the
 * version 0, because a count would reveal changes that they may not know of.
 */
export const MeetingRow = z.object({
  id: Id,
  version: z.int(),
  type: MeetingType,
  startsAt: IsoMoment,
  endsAt: IsoMoment,
  details: z.enum(['all', 'time only']),
  title: Text.nullable(),
  hall: Hall.nullable(),
  change: MeetingChange.nullable(),
  /** The part that the viewer has in the meeting. */
  role: MeetingRole.nullable(),
});
export type MeetingRow = z.infer<typeof MeetingRow>;

/** A document of the meeting; it is downloaded with a ticket. */
export const MeetingMaterial = z.object({
  id: Id,
  name: Text,
  extension: z.enum(mediaExtensions),
  size: z.int(),
});
export type MeetingMaterial = z.infer<typeof MeetingMaterial>;

export const Meeting = z.object({
  ...MeetingRow.shape,
  press: Press.nullable(),
  summary: Text.nullable(),
  chair: MeetingPerson.nullable(),
  speakers: z.array(MeetingPerson),
  channels: z.array(z.object({ number: z.int(), language: Text })),
  entry: Text.nullable(),
  materials: z.array(MeetingMaterial),
});
export type Meeting = z.infer<typeof Meeting>;

/** A row with what else the agenda's search looks in: the title in the other language, and the chair and speakers. */
export const AgendaRow = z.object({
  ...MeetingRow.shape,
  otherTitle: Text.nullable(),
  people: z.array(z.object({ name: Text, otherName: Text.nullable() })),
});
export type AgendaRow = z.infer<typeof AgendaRow>;

export const AgendaDay = z.object({ date: IsoDate, meetings: z.array(AgendaRow) });
export type AgendaDay = z.infer<typeof AgendaDay>;

export const Agenda = z.object({
  forum: z.object({ name: Text, theme: Text, place: Text, timeZone: z.string() }),
  days: z.array(AgendaDay),
});
export type Agenda = z.infer<typeof Agenda>;

export const getAgenda = read('/api/agenda/getAgenda', {
  who: 'signed in, limited too',
  summary: 'The days of the Forum with their meetings.',
  body: {},
  answer: Agenda,
  shows: ['agenda', 'forum', 'places', 'delegates'],
  overlay: true,
  // The answer contains the viewer's own role and details that only invited people may see.
  keep: 'personal',
});

export const getMeetings = read('/api/conference/getConference', {
  who: 'signed in, limited too',
  summary: 'One meeting by its id, with the viewer’s own bookmark, or the meetings that match a filter.',
  body: {
    id: Id.optional(),
    type: MeetingType.optional(),
    status: MeetingStatus.optional(),
    date: IsoDate.optional(),
  },
  answer: z.object({
    timeZone: z.string(),
    meetings: z.array(Meeting),
    /** Whether the viewer bookmarked it: only where nothing but an id was asked for. */
    bookmarked: z.boolean().optional(),
  }),
  shows: ['agenda', 'forum', 'places', 'delegates'],
  overlay: true,
  keep: 'personal',
  refusals: [notFound],
});

/** The file can be fetched from here once, within a minute, by the session that asked for it (security F7). */
const Prepared = z.object({ address: Text });

export const prepareMaterial = write('/api/agenda/prepareMaterial', {
  who: 'signed in',
  summary: 'Prepares the download of a document of a meeting.',
  body: { id: Id },
  answer: Prepared,
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [notFound],
});

export const prepareCalendar = write('/api/agenda/prepareCalendar', {
  who: 'signed in',
  summary: 'Prepares the download of a meeting as an iCalendar file.',
  body: { meetingId: Id },
  answer: Prepared,
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [notFound],
});
