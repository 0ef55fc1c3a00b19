import type { PageKind } from 'contract/calls/files';
import { cleanText, joinedLines } from './clean-text.rules.ts';
import { longestName, longestPart, mostPages } from './reading-limits.ts';

/** As much of what the library returns as is looked at. */
export type OfficeNode = {
  type: string;
  text?: string | undefined;
  metadata?: object | undefined;
  children?: readonly OfficeNode[] | undefined;
};
export type Part = { name: string | null; text: string };

export const kindOfPart = { docx: 'section', pptx: 'slide', xlsx: 'sheet' } as const satisfies Record<string, PageKind>;
export type OfficeExtension = keyof typeof kindOfPart;

/** The parts of an office file in their order: sheets and slides as they are, a text as its headings divide it. */
export function officeParts(extension: OfficeExtension, content: readonly OfficeNode[]): Part[] {
  const parts = extension === 'docx' ? sections(content) : numbered(content.filter(isPart)).map(partOf);
  const whole = parts.map(({ name, text }) => ({
    name: name === null ? null : cleanText(name).trim().slice(0, longestName).toWellFormed() || null,
    text: text.trim(),
  }));
  // A slide without a word keeps its number; an empty section is no section.
  const kept = extension === 'pptx' ? whole : whole.filter(({ text }) => text !== '');
  return kept.flatMap(pieces).slice(0, mostPages);
}

function isPart({ type }: OfficeNode): boolean {
  return type === 'slide' || type === 'sheet';
}

/** The library leaves out slides without text; each keeps its number here. */
function numbered(nodes: readonly OfficeNode[]): OfficeNode[] {
  const all: OfficeNode[] = [];
  for (const node of nodes) {
    const { slideNumber } = (node.metadata ?? {}) as { slideNumber?: unknown };
    const number = typeof slideNumber === 'number' ? Math.min(slideNumber, mostPages) : 0;
    while (all.length < number - 1) all.push({ type: 'slide' });
    all.push(node);
  }
  return all;
}

function partOf(node: OfficeNode): Part {
  const { sheetName } = (node.metadata ?? {}) as { sheetName?: unknown };
  return { name: typeof sheetName === 'string' ? sheetName : null, text: textOf(node) };
}

function sections(content: readonly OfficeNode[]): Part[] {
  let current: Part = { name: null, text: '' };
  const parts = [current];
  for (const node of content) {
    const text = textOf(node);
    if (node.type === 'heading' && text.trim() !== '') parts.push((current = { name: text, text }));
    else current.text += `\n${text}`;
  }
  return parts;
}

const inOneLine = new Set(['paragraph', 'heading', 'list', 'text', 'cell']);

/** Each paragraph and each row of a table is a line; the cells of a row stand side by side. */
function textOf(node: OfficeNode): string {
  const { type, text, children = [] } = node;
  if (type === 'note' || type === 'comment') return '';
  if (type === 'row') return children.map(textOf).join('\t').trimEnd();
  if (inOneLine.has(type) && text !== undefined) return joinedLines(cleanText(text));
  const lines = children.map(textOf).filter((line) => line !== '');
  return lines.length > 0 ? lines.join(type === 'paragraph' ? '' : '\n') : joinedLines(cleanText(text ?? ''));
}

/** Cuts a long part at the ends of lines. */
function pieces({ name, text }: Part): Part[] {
  const cut: Part[] = [];
  let rest = text;
  while (rest.length > longestPart) {
    const line = rest.lastIndexOf('\n', longestPart);
    const end = line > longestPart / 2 ? line : longestPart;
    cut.push({ name, text: rest.slice(0, end).toWellFormed().trim() });
    rest = rest.slice(end);
  }
  return [...cut, { name, text: rest.toWellFormed().trim() }];
}
