import { z } from 'zod';
import { documentExtensions } from '../rules/file-extensions.ts';
import { Id, Text } from '../wire/values.ts';

/**
 * Rich text is a tree of a few kinds of elements, never HTML: what has no place in the tree can neither be stored nor
 * reach a phone. Fonts, backgrounds, line heights and margins have no place in it, so that every text looks like the
 * app's own.
 */

/** Addresses that open in a browser, a mail program or the phone; nothing else is a link. */
export const LinkAddress = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:\+?[\d -]+)$/u);

const marks = { bold: z.literal(true).optional(), italic: z.literal(true).optional() };

/** A run of letters in one look. A line break is a new line in the text. */
export const RichRun = z.strictObject({
  text: z.string().min(1).max(20_000),
  ...marks,
  underline: z.literal(true).optional(),
  link: LinkAddress.optional(),
});
export type RichRun = z.infer<typeof RichRun>;

const Runs = z.array(RichRun).min(1).max(500);
const align = z.enum(['centre', 'end']).optional();
const size = z.int().min(1).max(50_000);

export const Paragraph = z.strictObject({ kind: z.literal('paragraph'), runs: Runs, align });
export const Heading = z.strictObject({ kind: z.literal('heading'), level: z.literal([2, 3]), runs: Runs });
export const List = z.strictObject({
  kind: z.literal('list'),
  ordered: z.boolean(),
  items: z
    .array(z.strictObject({ runs: Runs }))
    .min(1)
    .max(200),
});
export const Quote = z.strictObject({ kind: z.literal('quote'), paragraphs: z.array(Runs).min(1).max(50) });
/** A picture or video of the media module; both fit the width of the screen. */
export const RichPicture = z.strictObject({
  kind: z.literal('picture'),
  file: Id,
  width: size,
  height: size,
  caption: Text.nullable(),
});
export const RichVideo = z.strictObject({
  kind: z.literal('video'),
  file: Id,
  poster: Id.nullable(),
  caption: Text.nullable(),
});
/** A document that is downloaded. */
export const RichDocument = z.strictObject({
  kind: z.literal('document'),
  file: Id,
  name: Text,
  extension: z.enum(documentExtensions),
  size: z.int().min(0),
});
export const Rule = z.strictObject({ kind: z.literal('rule') });

export const RichBlock = z.discriminatedUnion('kind', [
  Paragraph,
  Heading,
  List,
  Quote,
  RichPicture,
  RichVideo,
  RichDocument,
  Rule,
]);
export type RichBlock = z.infer<typeof RichBlock>;

export const mostBlocks = 400;
export const RichText = z.array(RichBlock).max(mostBlocks);
export type RichText = z.infer<typeof RichText>;
