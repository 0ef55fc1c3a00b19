import { linkAddress } from 'contract/rich-text/link-address';
import type { RichText } from 'contract/rich-text/rich-text';
import * as kinds from './element-kinds.ts';
import { type Context, outside, type Reading } from './html-context.ts';
import { type InlineStyle, inlineStyle } from './inline-style.ts';
import { type KnownFiles, knownFile } from './known-files.ts';
import { type Look, readable } from './line-of-text.ts';
import { enterListOrTable, isCell, wordItem } from './lists-from-html.ts';
import { figureOf, isMedia, writeMedia } from './media-from-html.ts';
import { attribute, type HtmlElement, type HtmlNode, isElement, isText, type ParsedHtml } from './parsed-html.ts';
import type { Place } from './tree-in-limits.ts';
import { breakLine, endLine, forgetPending, openTreeWriter, writeBlock, writeText } from './tree-writer.ts';

export type FromHtml = {
  text: RichText;
  /** Addresses of links, pictures and videos that are not in the text. */
  leftOut: string[];
  /** Whether the end is missing, because there was more than a text may hold. */
  cut: boolean;
};

// Whoever imports a text looks at the first ones at most.
const mostNamed = 100;

/** Turns HTML into rich text by the cleaning rules of specification §5. Whatever has no place in the tree is gone. */
export function richTextFrom({ nodes, cut }: ParsedHtml, files: KnownFiles): FromHtml {
  const reading: Reading = { writer: openTreeWriter(), files, leftOut: new Set(), wordLists: new Map() };
  // The elements may be nested deeper than functions can call each other.
  const open: Open[] = [{ nodes: nodes.values(), context: outside, leave: () => undefined }];
  for (let inner = open.at(-1); inner && !reading.writer.tree.cut; inner = open.at(-1)) {
    const { value: node } = inner.nodes.next();
    if (node) open.push(...read(reading, node, inner.context));
    else open.pop()?.leave();
  }
  const { tree } = reading.writer;
  if (!tree.cut) endLine(reading.writer);
  return { text: tree.blocks, leftOut: [...reading.leftOut].slice(0, mostNamed), cut: cut || tree.cut };
}

type Open = { nodes: Iterator<HtmlNode>; context: Context; leave: () => void };

/** Reads one node; an element whose children are to be read is returned. */
function read(reading: Reading, node: HtmlNode, context: Context): Open[] {
  if (isText(node)) readText(reading, node.value, context);
  if (!isElement(node)) return [];
  const style = inlineStyle(node);
  if (kinds.goneElements.has(node.tagName) || style.hidden || style.wordList === 'ignore') return [];
  if (isMedia(node)) writeMedia(reading, node, context);
  if (node.tagName === 'br') breakLine(reading.writer, context.look);
  if (node.tagName === 'hr') writeBlock(reading.writer, { kind: 'rule' });
  if (isMedia(node) || node === context.figure?.captionElement) return [];
  return [enter(reading, node, style, context)];
}

function readText({ writer }: Reading, text: string, { look, place, isLiteral, ofDocument }: Context) {
  const lines = isLiteral ? text.split(/\r\n?|\n/) : [text];
  for (const [nth, line] of lines.entries()) {
    if (writer.tree.cut) return;
    if (nth > 0) breakLine(writer, look);
    writeText(writer, { text: readable(line), look, place, ofDocument });
  }
}

function enter(reading: Reading, element: HtmlElement, style: InlineStyle, context: Context): Open {
  const { writer } = reading;
  const nodes = element.childNodes.values();
  const inner = contextIn(reading, element, style, context);
  // The cells of a row stand in one line.
  if (isCell(element, context) || !kinds.blockElements.has(element.tagName))
    return { nodes, context: inner, leave: () => undefined };
  endLine(writer);
  return { nodes, context: inner, leave: () => leave(reading, inner, context) };
}

function leave({ writer }: Reading, inner: Context, outer: Context) {
  endLine(writer);
  forgetPending(writer);
  const { figure } = inner;
  if (!figure?.caption || figure === outer.figure || figure.isShown) return;
  writeText(writer, { text: figure.caption, look: {}, place: outer.place, ofDocument: false });
  endLine(writer);
}

function contextIn(reading: Reading, element: HtmlElement, style: InlineStyle, context: Context): Context {
  const inner: Context = { ...context, look: lookIn(element, style, context) };
  inner.isLiteral ||= kinds.literalElements.has(element.tagName);
  if (element.tagName === 'figure') inner.figure = figureOf(element);
  if (element.tagName === 'a') readLink(reading, element, inner);
  enterListOrTable(reading.writer, element, inner);
  inner.place = placeIn(reading, element, style, inner.place);
  // A heading is bold as a whole; within an item or a quote it is a bold line.
  if (kinds.headingElements.has(element.tagName) && inner.place.kind !== 'heading') inner.look.bold = true;
  if (inner.place.kind === 'heading') delete inner.look.bold;
  return inner;
}

function placeIn(reading: Reading, element: HtmlElement, style: InlineStyle, place: Place): Place {
  const { tagName } = element;
  const item = wordItem(reading, element, style, place);
  if (item) return item;
  if (place.kind !== 'paragraph' || !kinds.blockElements.has(tagName)) return place;
  if (kinds.headingElements.has(tagName)) return { kind: 'heading', level: tagName < 'h3' ? 2 : 3 };
  if (tagName === 'blockquote') return { kind: 'quote', quote: {} };
  const align = tagName === 'center' ? 'centre' : (style.align ?? place.align ?? 'start');
  return align === 'start' ? { kind: 'paragraph' } : { kind: 'paragraph', align };
}

function lookIn({ tagName }: HtmlElement, style: InlineStyle, { look }: Context): Look {
  const bold = style.bold ?? (kinds.boldElements.has(tagName) || look.bold === true);
  const italic = style.italic ?? (kinds.italicElements.has(tagName) || look.italic === true);
  const underline = style.underline ?? (kinds.underlinedElements.has(tagName) || look.underline === true);
  return {
    ...(bold && { bold }),
    ...(italic && { italic }),
    // A link is underlined anyway.
    ...(underline && !look.link && tagName !== 'a' && { underline }),
    ...(look.link && { link: look.link }),
  };
}

/** Links to documents of ours download; links to anything but the web, a mailbox or a telephone are their words. */
function readLink({ writer, files, leftOut }: Reading, element: HtmlElement, inner: Context) {
  const address = attribute(element, 'href')?.trim();
  if (!address) return;
  const file = knownFile(files, address);
  if (file?.kind === 'document') {
    writer.line.documents.push(file);
    inner.ofDocument = true;
  }
  if (file) return;
  const link = linkAddress(address);
  if (link) inner.look = { ...inner.look, link };
  else leftOut.add(address.slice(0, 200));
}
