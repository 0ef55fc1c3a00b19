import type { Language } from 'contract/languages';
import type { RichBlock, RichRun, RichText } from 'contract/rich-text/rich-text';
import { idFromKey } from '../../src/platform/ids.ts';
import type { Both } from '../shapes.ts';
import { documentSize } from './documents/documents.ts';
import { pixels } from './drawing/shapes.ts';

/** A block is written once with its words in both languages, so that the two texts have the same parts. */
type Block = (language: Language) => RichBlock;

export function inBoth(blocks: Block[]): Record<Language, RichText> {
  return { zh: blocks.map((block) => block('zh')), en: blocks.map((block) => block('en')) };
}

/** The id under which the file of a key is stored and fetched. */
export const newsFileId = (key: string) => idFromKey('news file', key);

export function text(zh: string, en: string): Block {
  return (language) => ({ kind: 'paragraph', runs: runsOf({ zh, en }[language]) });
}

export function heading(zh: string, en: string): Block {
  return (language) => ({ kind: 'heading', level: 2, runs: runsOf({ zh, en }[language]) });
}

export function quote(zh: string, en: string): Block {
  return (language) => ({ kind: 'quote', paragraphs: [runsOf({ zh, en }[language])] });
}

export function list(...items: [zh: string, en: string][]): Block {
  return listOf(items, false);
}

export function steps(...items: [zh: string, en: string][]): Block {
  return listOf(items, true);
}

function listOf(items: [zh: string, en: string][], ordered: boolean): Block {
  return (language) => ({
    kind: 'list',
    ordered,
    items: items.map(([zh, en]) => ({ runs: runsOf({ zh, en }[language]) })),
  });
}

export function picture(key: string, zh: string, en: string): Block {
  return (language) => ({ kind: 'picture', file: newsFileId(key), ...pixels, caption: { zh, en }[language] });
}

export function pdf(key: string, name: Both): Block {
  return (language) => ({
    ...{ kind: 'document', file: newsFileId(key), name: name[language], extension: 'pdf', size: documentSize(key) },
  });
}

export const rule: Block = () => ({ kind: 'rule' });

/** Words between stars are bold, between underscores italic; [words](address) is a link. */
const marked = /\*([^*]+)\*|_([^_]+)_|\[([^\]]+)\]\(([^)]+)\)/g;

function runsOf(written: string): RichRun[] {
  const runs: RichRun[] = [];
  let end = 0;
  for (const match of written.matchAll(marked)) {
    if (match.index > end) runs.push({ text: written.slice(end, match.index) });
    runs.push(markedRun(match));
    end = match.index + match[0].length;
  }
  if (end < written.length) runs.push({ text: written.slice(end) });
  return runs;
}

function markedRun([, bold, italic, words = '', link]: RegExpMatchArray): RichRun {
  if (bold) return { text: bold, bold: true };
  if (italic) return { text: italic, italic: true };
  return link ? { text: words, link } : { text: words };
}
