import { z } from 'zod';
import { languages } from '../../languages.ts';
import * as no from '../../refusals/console.ts';
import * as wrong from '../../refusals/news.ts';
import { notFound } from '../../refusals/wire.ts';
import { isCleanText } from '../../rich-text/clean-text.ts';
import { RichText } from '../../rich-text/rich-text.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { BothTexts, Id, IsoMoment, Text, Version } from '../../wire/values.ts';
import { NewsCategory, NewsKind } from '../news.ts';

const longestTitle = 120;
const longestSummary = 400;
const longestSource = 60;
/** Longer than any text the tree takes, with its tags. */
const longestHtml = 2_000_000;

/** Like the text itself, without letters that no database stores or that turn the direction of what follows. */
const clean = (longest: number) => BothTexts(longest).refine(({ zh, en }) => isCleanText(zh) && isCleanText(en));
const Summary = z.string().trim().min(1).max(longestSummary).refine(isCleanText).nullable();

/** What an editor writes of an item. */
const facts = {
  kind: NewsKind,
  category: NewsCategory,
  title: clean(longestTitle),
  /** A language may be missing; screens then show the other one. */
  summary: z.strictObject({ zh: Summary, en: Summary }),
  source: clean(longestSource),
  body: z.strictObject({ zh: RichText, en: RichText }),
  cover: Id.nullable(),
  film: z.strictObject({ file: Id, poster: Id.nullable() }).nullable(),
};
export const NewsFacts = z.strictObject(facts);
export type NewsFacts = z.infer<typeof NewsFacts>;

/** An item as its editor sees it in a list. */
export const EditedNews = z.object({
  id: Id,
  version: Version,
  kind: NewsKind,
  title: Text,
  /** Null while it is a draft or was withdrawn. */
  publishedAt: IsoMoment.nullable(),
  isPublic: z.boolean(),
  /** The languages in which there is a recording. */
  recordings: z.array(z.enum(languages)),
});
export type EditedNews = z.infer<typeof EditedNews>;

const one = { id: Id, version: Version };
const common = [notFound, no.changedMeanwhile];
const editor = { who: ['editor'] } as const;
const files = [wrong.noSuchFile];

export const cleanHtml = consoleRead('/api/console/cleanHtml', {
  ...editor,
  summary: 'Turns HTML into rich text, with what was left out of it. Nothing is stored.',
  body: {
    html: z.string().max(longestHtml),
    /** Which addresses in the HTML are which files of ours. */
    files: z.array(z.strictObject({ address: z.string().max(2_000), id: Id })).max(200),
  },
  answer: z.object({ text: RichText, leftOut: z.array(Text), isCut: z.boolean() }),
});

export const listNews = consoleRead('/api/console/listNews', {
  ...editor,
  summary: 'The newest 100 items, drafts first.',
  body: {},
  answer: z.object({ items: z.array(EditedNews) }),
});

export const addNews = consoleWrite('/api/console/addNews', {
  ...editor,
  summary: 'Stores an item as a draft, which nobody else sees.',
  body: facts,
  answer: EditedNews,
  refusals: files,
});

export const changeNews = consoleWrite('/api/console/changeNews', {
  ...editor,
  summary: 'Replaces what an item says; a published one changes at once.',
  body: { ...one, ...facts },
  answer: EditedNews,
  refusals: [...common, ...files],
});

export const setRecording = consoleWrite('/api/console/setRecording', {
  ...editor,
  summary: 'Gives an item its recording in one language with the times of its sentences, or takes it away.',
  body: {
    ...one,
    language: z.enum(languages),
    recording: z
      .strictObject({
        file: Id,
        /** In milliseconds. */
        duration: z
          .int()
          .min(1)
          .max(4 * 60 * 60 * 1000),
        sentences: z
          .array(
            z.strictObject({
              text: z.string().min(1).max(2_000).refine(isCleanText),
              block: z.int().min(0).nullable(),
              from: z.int().min(0),
              to: z.int().min(0),
            }),
          )
          .max(2_000),
      })
      .nullable(),
  },
  answer: EditedNews,
  refusals: [...common, ...files, wrong.wrongTimes],
});

export const publishNews = consoleWrite('/api/console/publishNews', {
  ...editor,
  summary: 'Publishes an item now. One that was withdrawn comes back with the moment it had.',
  body: one,
  answer: EditedNews,
  refusals: [...common, wrong.newsAlreadySo],
});

export const unpublishNews = consoleWrite('/api/console/unpublishNews', {
  ...editor,
  summary: 'Withdraws an item: it is gone at once from lists, its page, its shared address and everybody’s bookmarks.',
  body: one,
  answer: EditedNews,
  refusals: [...common, wrong.newsAlreadySo],
});

export const setNewsPublic = consoleWrite('/api/console/setNewsPublic', {
  ...editor,
  summary: 'Lets the shared address of an item show it to everybody, or no longer.',
  body: { ...one, to: z.enum(['on', 'off']) },
  answer: EditedNews,
  refusals: [...common, wrong.newsAlreadySo],
});
