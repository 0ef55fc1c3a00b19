import { z } from 'zod';
import * as no from '../../refusals/console.ts';
import * as wrong from '../../refusals/files.ts';
import { notFound } from '../../refusals/wire.ts';
import { isCleanText } from '../../rich-text/clean-text.ts';
import { documentExtensions, imageExtensions } from '../../rules/file-extensions.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { BothTexts, Id, IsoMoment, Text, Version } from '../../wire/values.ts';
import { FileCategory, Inside } from '../files.ts';

const longestTitle = 120;

/** Who may know of a file. A meeting's people are its chair, its speakers and those invited to it. */
export const FileAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('badges'),
    badges: z
      .array(z.enum(['red', 'blue', 'green', 'grey']))
      .min(1)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('meeting'), meetingId: Id }),
]);
export type FileAudience = z.infer<typeof FileAudience>;

const facts = {
  category: FileCategory,
  title: BothTexts(longestTitle).refine(({ zh, en }) => isCleanText(zh) && isCleanText(en)),
  audience: FileAudience,
};
const content = { media: Id, ending: z.enum([...documentExtensions, ...imageExtensions]) };

/** A file as its editor sees it. */
export const EditedFile = z.object({
  id: Id,
  version: Version,
  category: FileCategory,
  title: Text,
  audience: FileAudience,
  /** Null while it is a draft or was withdrawn. */
  publishedAt: IsoMoment.nullable(),
  pages: z.int().nullable(),
  inside: Inside,
});
export type EditedFile = z.infer<typeof EditedFile>;

const one = { id: Id, version: Version };
const common = [notFound, no.changedMeanwhile];
const editor = { who: ['editor'] } as const;

export const listForumFiles = consoleRead('/api/console/listForumFiles', {
  ...editor,
  summary: 'The newest 100 files for delegates, drafts first.',
  body: {},
  answer: z.object({ items: z.array(EditedFile) }),
});

export const addForumFile = consoleWrite('/api/console/addForumFile', {
  ...editor,
  summary: 'Stores a file for delegates as a draft, which nobody else sees; its text is read at once.',
  body: { ...facts, ...content },
  answer: EditedFile,
  refusals: [wrong.noSuchMedia, wrong.endingNotTaken, wrong.noSuchAudience],
});

export const changeForumFile = consoleWrite('/api/console/changeForumFile', {
  ...editor,
  summary: 'Changes the title, category or audience of a file; a published one changes at once.',
  body: { ...one, ...facts },
  answer: EditedFile,
  refusals: [...common, wrong.noSuchAudience],
});

export const replaceForumFile = consoleWrite('/api/console/replaceForumFile', {
  ...editor,
  summary: 'Gives a file new content; whoever reads it is told.',
  body: { ...one, ...content },
  answer: EditedFile,
  refusals: [...common, wrong.noSuchMedia, wrong.endingNotTaken],
});

export const publishForumFile = consoleWrite('/api/console/publishForumFile', {
  ...editor,
  summary: 'Publishes a file now. One that was withdrawn comes back with the moment it had.',
  body: one,
  answer: EditedFile,
  refusals: [...common, wrong.fileAlreadySo],
});

export const unpublishForumFile = consoleWrite('/api/console/unpublishForumFile', {
  ...editor,
  summary: 'Withdraws a file: it is gone at once from lists, searches, its page, downloads and everybody’s bookmarks.',
  body: one,
  answer: EditedFile,
  refusals: [...common, wrong.fileAlreadySo],
});
