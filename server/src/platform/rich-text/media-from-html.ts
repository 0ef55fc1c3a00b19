import type { RichBlock } from 'contract/rich-text/rich-text';
import { richTextLimits } from 'contract/rich-text/rich-text-limits';
import { goneElements } from './element-kinds.ts';
import type { Context, Figure, Reading } from './html-context.ts';
import { knownFile, posterOf, sourcesOf } from './known-files.ts';
import { readable, shortLine } from './line-of-text.ts';
import { attribute, childrenNamed, type HtmlElement, isText, nodesIn } from './parsed-html.ts';
import { writeBlock, writeText } from './tree-writer.ts';

export function isMedia({ tagName }: HtmlElement): boolean {
  return tagName === 'img' || tagName === 'video';
}

// A caption is a line or two. Without a bound, figures within captions would be read again at every depth.
const mostNodesOfCaption = 500;

/** A caption that is too long for one is a paragraph like any other. */
export function figureOf(figure: HtmlElement): Figure {
  const [captionElement] = childrenNamed(figure, 'figcaption');
  const caption = readable(textOfCaption(captionElement)).trim();
  const fits = caption !== '' && caption.length <= richTextLimits.line;
  return fits
    ? { caption, captionElement, isShown: false }
    : { caption: undefined, captionElement: undefined, isShown: false };
}

function textOfCaption(element: HtmlElement | undefined): string {
  let text = '';
  let nodes = 0;
  for (const node of nodesIn(element?.childNodes ?? [], ({ tagName }) => !goneElements.has(tagName))) {
    nodes += 1;
    if (nodes > mostNodesOfCaption) return '';
    if (isText(node)) text += node.value;
  }
  return text;
}

/** A picture or video of ours becomes a block; of any other the words that describe it remain. */
export function writeMedia({ writer, files, leftOut }: Reading, element: HtmlElement, context: Context) {
  const sources = sourcesOf(element);
  const block = blockOf(element, sources, files, context.figure);
  if (block) {
    writeBlock(writer, block);
    return;
  }
  const [address] = sources;
  if (address) leftOut.add(address.slice(0, 200));
  const { look, place, ofDocument } = context;
  writeText(writer, { text: readable(attribute(element, 'alt') ?? ''), look, place, ofDocument });
}

function blockOf(
  element: HtmlElement,
  sources: string[],
  files: Reading['files'],
  figure?: Figure,
): RichBlock | undefined {
  const wanted = element.tagName === 'img' ? 'picture' : 'video';
  const file = sources.map((address) => knownFile(files, address)).find((known) => known?.kind === wanted);
  if (!file) return undefined;
  const caption = figure?.isShown ? null : (figure?.caption ?? null);
  if (figure) figure.isShown = true;
  if (file.kind === 'video') return { ...file, poster: posterIn(element, files) ?? file.poster, caption };
  if (file.kind !== 'picture') return undefined;
  const alt = shortLine(attribute(element, 'alt'));
  return { ...file, ...(alt && alt !== caption && { alt }), caption };
}

function posterIn(element: HtmlElement, files: Reading['files']): string | undefined {
  const [poster] = posterOf(element).map((address) => knownFile(files, address));
  return poster?.kind === 'picture' ? poster.file : undefined;
}
