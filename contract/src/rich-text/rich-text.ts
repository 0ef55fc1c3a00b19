import { z } from 'zod';
import { documentExtensions } from '../rules/file-extensions.ts';
import { Id } from '../wire/values.ts';
import { isCleanText } from './clean-text.ts';
import { isLinkAddress } from './link-address.ts';
import { isWithinLimits, richTextLimits as limits } from './rich-text-limits.ts';

/**
 * Rich text is a tree of a few kinds of elements, never HTML: what has no place in the tree can neither be stored nor
 * reach a phone. Fonts, backgrounds, line heights and margins have no place in it, so that every text looks like the
 * app's own.
 */

const LinkAddress = z.string().max(limits.address).refine(isLinkAddress);
const yes = z.literal(true).optional();

/** A run of letters in one look. A line break is a new line in the text. */
export const RichRun = z.strictObject({
  text: z.string().min(1).max(limits.run).refine(isCleanText),
  bold: yes,
  italic: yes,
  underline: yes,
  link: LinkAddress.optional(),
});
export type RichRun = z.infer<typeof RichRun>;

/** A caption or a name: what stands beside a file, on one line. */
const Line = z
  .string()
  .trim()
  .min(1)
  .max(limits.line)
  .refine((text) => isCleanText(text) && !text.includes('\n'));

const Runs = z.array(RichRun).min(1).max(limits.runs);
const size = z.int().min(1).max(50_000);

const Paragraph = z.strictObject({
  kind: z.literal('paragraph'),
  runs: Runs,
  align: z.enum(['centre', 'end']).optional(),
});
const Heading = z.strictObject({ kind: z.literal('heading'), level: z.literal([2, 3]), runs: Runs });
/** `start` is the number of the first item; a list that a picture interrupts goes on counting after it. */
const List = z.strictObject({
  kind: z.literal('list'),
  ordered: z.boolean(),
  start: z.int().min(2).max(limits.start).optional(),
  items: z
    .array(z.strictObject({ runs: Runs }))
    .min(1)
    .max(limits.items),
});
const Quote = z.strictObject({ kind: z.literal('quote'), paragraphs: z.array(Runs).min(1).max(limits.paragraphs) });
/** A picture or video of the media module; both fit the width of the screen. `alt` is read out, never shown. */
export const RichPicture = z.strictObject({
  kind: z.literal('picture'),
  file: Id,
  width: size,
  height: size,
  alt: Line.optional(),
  caption: Line.nullable(),
});
export type RichPicture = z.infer<typeof RichPicture>;
export const RichVideo = z.strictObject({
  kind: z.literal('video'),
  file: Id,
  poster: Id.nullable(),
  caption: Line.nullable(),
});
export type RichVideo = z.infer<typeof RichVideo>;
/** A document that is downloaded. */
export const RichDocument = z.strictObject({
  kind: z.literal('document'),
  file: Id,
  name: Line,
  extension: z.enum(documentExtensions),
  size: z.int().min(0),
});
export type RichDocument = z.infer<typeof RichDocument>;
const Rule = z.strictObject({ kind: z.literal('rule') });

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

export const RichText = z.array(RichBlock).max(limits.blocks).refine(isWithinLimits);
export type RichText = z.infer<typeof RichText>;
