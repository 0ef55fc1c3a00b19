import { z } from 'zod';
import { searchMissing } from '../refusals/files.ts';
import { findGroups, longestSearch } from '../search-limits.ts';
import { read } from '../wire/call.ts';
import { Id, IsoMoment, Photo, Text } from '../wire/values.ts';
import { MeetingRole, MeetingType } from './agenda.ts';
import { FoundFile } from './files.ts';

export const FindGroup = z.enum(findGroups);
export type FindGroup = z.infer<typeof FindGroup>;

/** A text with what matches in it. */
const Marked = z.object({ text: Text, marks: z.array(z.tuple([z.int(), z.int()])) });
export type Marked = z.infer<typeof Marked>;

const group = <Row extends z.ZodRawShape>(row: Row) =>
  z.object({ total: z.int(), items: z.array(z.object({ id: Id, ...row })) });

/** A group without a match is left out. */
export const Found = z.object({
  meetings: group({
    title: Marked,
    type: MeetingType,
    hall: Text,
    startsAt: IsoMoment,
    role: MeetingRole.nullable(),
    /** What the Secretariat changed after the agenda was published. */
    change: z.enum(['cancelled', 'moved']).nullable(),
    excerpt: Marked.nullable(),
  }).optional(),
  delegates: group({
    name: Marked,
    title: Marked,
    organisation: Marked.nullable(),
    photo: Photo.nullable(),
  }).optional(),
  partners: group({ name: Marked, excerpt: Marked }).optional(),
  media: group({ name: Marked, country: Text, city: Text }).optional(),
  news: group({ title: Marked, excerpt: Marked.nullable(), source: Text, publishedAt: IsoMoment }).optional(),
  files: z.object({ total: z.int(), items: z.array(FoundFile) }).optional(),
  questions: group({ question: Marked, excerpt: Marked }).optional(),
});
export type Found = z.infer<typeof Found>;

/** Of all groups so many each, of one group alone so many. */
export const foundAtOnce = { each: 3, one: 50 };

export const find = read('/api/search/find', {
  who: 'signed in, limited too',
  summary: 'What the viewer may see of everything that has the text: the best three of each group, or fifty of one.',
  body: { text: z.string().trim().max(longestSearch), only: FindGroup.optional() },
  answer: z.object({ timeZone: z.string(), found: Found }),
  shows: ['agenda', 'delegates', 'partners', 'news', 'files', 'questions'],
  overlay: false,
  keep: 'nothing',
  refusals: [searchMissing],
});
