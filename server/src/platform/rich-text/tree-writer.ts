import type { RichBlock, RichDocument } from 'contract/rich-text/rich-text';
import { addLineBreak, addText, endsWithLineBreak, type GrowingLine, type Look, runsOf } from './line-of-text.ts';
import { addBlock, addLine, emptyTree, type Place, type TreeInLimits } from './tree-in-limits.ts';

/** Takes the text of a page piece by piece and puts it together line by line. */
export type TreeWriter = {
  tree: TreeInLimits;
  line: OpenLine;
  /** What the next text is joined to the item before it with. */
  joint: string | undefined;
  /** What the next line begins with. */
  prefix: string | undefined;
};
type OpenLine = {
  runs: GrowingLine;
  place: Place;
  joint: string;
  /** They come after the line in which they are linked. */
  documents: RichDocument[];
  /** Whether anything but the words of links to documents stands in it. */
  saysMore: boolean;
};

const newLine = (): OpenLine => ({
  runs: [],
  place: { kind: 'paragraph' },
  joint: '\n',
  documents: [],
  saysMore: false,
});

export function openTreeWriter(): TreeWriter {
  return { tree: emptyTree(), line: newLine(), joint: undefined, prefix: undefined };
}

export type Said = { text: string; look: Look; place: Place; ofDocument: boolean };

export function writeText(writer: TreeWriter, { text, look, place, ofDocument }: Said) {
  const { line, joint, prefix } = writer;
  const isBlank = text.trim() === '';
  if (isBlank && (joint !== undefined || line.runs.length === 0)) return;
  if (line.runs.length === 0) {
    Object.assign(line, { place, joint: joint ?? '\n' });
    if (prefix !== undefined) addText(line.runs, prefix, {});
  } else if (joint !== undefined) addText(line.runs, joint, {});
  forgetPending(writer);
  addText(line.runs, text, look);
  if (!isBlank && !ofDocument) line.saysMore = true;
}

/** What was to stand before the next text goes with the element that wanted it. */
export function forgetPending(writer: TreeWriter) {
  writer.joint = undefined;
  writer.prefix = undefined;
}

/** Two line breaks are a new paragraph. */
export function breakLine(writer: TreeWriter, look: Look) {
  if (endsWithLineBreak(writer.line.runs)) endLine(writer);
  else addLineBreak(writer.line.runs, look);
}

export function endLine(writer: TreeWriter) {
  const { runs, place, joint, documents, saysMore } = writer.line;
  if (runs.length === 0 && documents.length === 0) return;
  writer.line = newLine();
  // A link that stands alone in its line is the document itself.
  if (saysMore || documents.length === 0) addLine(writer.tree, place, runsOf(runs), joint);
  for (const document of documents) addBlock(writer.tree, document);
}

export function writeBlock(writer: TreeWriter, block: RichBlock) {
  endLine(writer);
  addBlock(writer.tree, block);
}
