import { z } from 'zod';
import { fileCategories, fileTypes, type FileCategory as Category, type FileType as Type } from '../file-categories.ts';
import { fileReplaced, searchMissing } from '../refusals/files.ts';
import { notFound } from '../refusals/wire.ts';
import { furthestPlace, longestSearch } from '../search-limits.ts';
import { documentExtensions, imageExtensions } from '../rules/file-extensions.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoMoment, MediaId, Text } from '../wire/values.ts';

export const FileCategory = z.enum(Object.keys(fileCategories) as [Category, ...Category[]]);
export const FileType = z.enum(Object.keys(fileTypes) as [Type, ...Type[]]);

/** What one part of a file is called. A docx has no pages, so its headings divide it. */
export const PageKind = z.enum(['page', 'slide', 'sheet', 'section']);
export type PageKind = z.infer<typeof PageKind>;

/** How the screen shows it: pictures of its pages, the text of its parts, the picture itself, or not at all. */
export const Preview = z.enum(['pages', 'text', 'picture', 'none']);
export type Preview = z.infer<typeof Preview>;

/** Whether its text is searched, and if not, why: not yet, there is none, a password, or it cannot be read. */
export const Inside = z.enum(['searched', 'waiting', 'no text', 'locked', 'damaged', 'title only']);
export type Inside = z.infer<typeof Inside>;

export const FileRow = z.object({
  id: Id,
  version: z.int(),
  category: FileCategory,
  title: Text,
  /** As the Secretariat's file was called; an svg or bmp is downloaded as a png. */
  ending: z.enum([...documentExtensions, ...imageExtensions]),
  /** In bytes. */
  size: z.int(),
  /** How many parts it has, once they are known. */
  pages: z.int().nullable(),
  pageKind: PageKind.nullable(),
  publishedAt: IsoMoment,
  preview: Preview,
  inside: Inside,
});
export type FileRow = z.infer<typeof FileRow>;

/** The beginning and the end of a match in a text. */
const Mark = z.tuple([z.int(), z.int()]);

/** Where the text was found: in the title, on a page, or both. */
export const FoundFile = z.object({
  ...FileRow.shape,
  titleMarks: z.array(Mark),
  /** The best page with a piece of its text; null if only the title has it. */
  best: z.object({ number: z.int(), name: Text.nullable(), excerpt: Text, marks: z.array(Mark) }).nullable(),
  /** The number of pages that have it. */
  pagesFound: z.int(),
});
export type FoundFile = z.infer<typeof FoundFile>;

const common = { who: 'signed in, limited too', shows: ['files'], keep: 'nothing' } as const;
const Typed = z.string().trim().max(longestSearch);
const filters = { category: FileCategory.optional(), type: FileType.optional() };
/** The content that the phone shows: once another has taken its place, its parts are refused instead of mixed. */
const ofContent = { media: MediaId.optional() };
const Counts = z.record(FileType, z.int());

export const getFiles = read('/api/files/getFiles', {
  ...common,
  summary: 'The files that the viewer may see, newest first, twenty at a time; the older ones continue after the last.',
  body: { ...filters, olderThan: Id.optional() },
  /** How many there are of each type in the category. */
  answer: z.object({ timeZone: z.string(), types: Counts, items: z.array(FileRow), more: z.boolean() }),
  overlay: true,
  keep: 'personal',
  refusals: [notFound],
});

export const searchFiles = read('/api/files/searchFiles', {
  ...common,
  summary: 'The files that have the text in their title or inside, best first or newest first, twenty at a time.',
  body: {
    text: Typed,
    ...filters,
    order: z.enum(['best', 'newest']).default('best'),
    from: z.int().min(0).max(furthestPlace).default(0),
  },
  answer: z.object({
    timeZone: z.string(),
    total: z.int(),
    types: Counts,
    items: z.array(FoundFile),
    more: z.boolean(),
  }),
  overlay: false,
  refusals: [searchMissing],
});

export const getFile = read('/api/files/getFile', {
  ...common,
  summary: 'One file, with the names of its parts and the sizes of their pictures.',
  body: { id: Id },
  answer: z.object({
    timeZone: z.string(),
    file: FileRow,
    /** The id of its bytes: `pagePicture` says where the picture of a page is, `pictureAddress` where a picture is. */
    media: MediaId,
    pages: z.array(
      z.object({ number: z.int(), name: Text.nullable(), picture: z.tuple([z.int(), z.int()]).nullable() }),
    ),
  }),
  overlay: true,
  keep: 'personal',
  refusals: [notFound],
});

export const getFilePage = read('/api/files/getFilePage', {
  ...common,
  summary: 'The text of one part of a file, for screens that have no picture of it and for screen readers.',
  body: { id: Id, ...ofContent, number: z.int().min(1).max(10_000) },
  answer: z.object({ name: Text.nullable(), text: Text }),
  overlay: false,
  keep: 'personal',
  refusals: [notFound, fileReplaced],
});

export const findInFile = read('/api/files/findInFile', {
  ...common,
  summary: 'Where a text stands in one file: the pages that have it, by number, and the places on each.',
  body: { id: Id, ...ofContent, text: Typed },
  answer: z.object({
    pages: z.array(
      z.object({
        number: z.int(),
        /** In the text of the page. */
        marks: z.array(Mark),
        /** On the picture of the page, left, top, width and height in ten-thousandths of its sides, one list a mark. */
        places: z.array(z.array(z.tuple([z.int(), z.int(), z.int(), z.int()]))),
      }),
    ),
  }),
  overlay: false,
  refusals: [notFound, fileReplaced, searchMissing],
});

export const prepareFile = write('/api/files/prepareFile', {
  who: 'signed in, limited too',
  summary: 'Prepares the download of a file.',
  body: { id: Id },
  // The file can be fetched from there once, within a minute, by the session that asked for it (security F7).
  answer: z.object({ address: Text, size: z.int() }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [notFound],
});

export const prepareFileLink = write('/api/files/prepareFileLink', {
  who: 'signed in, limited too',
  summary: 'Makes a link for another browser, valid for ten minutes, to a page with a button that downloads the file.',
  body: { id: Id },
  answer: z.object({ address: Text, endsAt: IsoMoment }),
  overlay: true,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [notFound],
});
