import { z } from 'zod';
import { languages } from '../languages.ts';
import { newsCategories, type NewsCategory as Category } from '../news-categories.ts';
import { notFound } from '../refusals/wire.ts';
import { RichText } from '../rich-text/rich-text.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoMoment, Picture, Text } from '../wire/values.ts';

export const NewsKind = z.enum(['news', 'talk']);
export type NewsKind = z.infer<typeof NewsKind>;

export const NewsCategory = z.enum(Object.keys(newsCategories) as [Category, ...Category[]]);

/** An item of news, or a talk, as lists show it. */
export const NewsRow = z.object({
  id: Id,
  version: z.int(),
  kind: NewsKind,
  category: NewsCategory,
  title: Text,
  summary: Text.nullable(),
  source: Text,
  publishedAt: IsoMoment,
  cover: Picture.nullable(),
  /** How long its recording is, in milliseconds; null if it has none. */
  voice: z.int().positive().nullable(),
  video: z.boolean(),
});
export type NewsRow = z.infer<typeof NewsRow>;

/** A sentence of a recording in milliseconds from its beginning, with its block in the text; the title has none. */
const Sentence = z.object({ text: Text, block: z.int().nullable(), from: z.int(), to: z.int() });

/** The recording in one language. */
export const Recording = z.object({
  language: z.enum(languages),
  file: Id,
  duration: z.int().positive(),
  sentences: z.array(Sentence),
});
export type Recording = z.infer<typeof Recording>;

export const NewsItem = z.object({
  ...NewsRow.shape,
  body: RichText,
  /** The video above the text. */
  film: z.object({ file: Id, poster: Id.nullable() }).nullable(),
  /** The one in the language of the answer comes first. */
  recordings: z.array(Recording),
  /** Whether its shared address shows it to everybody. */
  isPublic: z.boolean(),
  related: z.array(NewsRow),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** What the player needs to play an item without its page. */
export const BriefItem = z.object({ ...NewsRow.shape, recordings: z.array(Recording) });
export type BriefItem = z.infer<typeof BriefItem>;

const common = { who: 'signed in, limited too', shows: ['news'], keep: 'public' } as const;

export const getNews = read('/api/forum/getForum', {
  ...common,
  summary:
    'News or talks, newest first, twenty at a time; the older ones continue after the last id. Without a kind both.',
  body: { kind: NewsKind.optional(), category: NewsCategory.optional(), olderThan: Id.optional() },
  answer: z.object({ timeZone: z.string(), items: z.array(NewsRow), more: z.boolean() }),
  overlay: true,
  refusals: [notFound],
});

export const getNewsItem = read('/api/forum/getForumDetail', {
  ...common,
  summary: 'One item of news or one talk, with its text, recordings and what is related to it.',
  body: { id: Id },
  answer: z.object({ timeZone: z.string(), item: NewsItem }),
  overlay: true,
  refusals: [notFound],
});

export const getBrief = read('/api/forum/getBrief', {
  ...common,
  summary: 'The morning brief: the voice articles of the newest day that has any, oldest first.',
  body: {},
  answer: z.object({ timeZone: z.string(), items: z.array(BriefItem) }),
  overlay: false,
});

export const prepareNewsDocument = write('/api/forum/prepareDocument', {
  who: 'signed in, limited too',
  summary: 'Prepares the download of a document in the text of an item.',
  body: { id: Id, file: Id },
  // The file can be fetched from there once, within a minute, by the session that asked for it (security F7).
  answer: z.object({ address: Text }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [notFound],
});
