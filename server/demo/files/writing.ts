import { languages, type Language } from 'contract/languages';
import type { Both } from '../shapes.ts';
import type { Block, Chapter, DemoDocument, Writing } from './shapes.ts';

/** A block is written once with its words in both languages; a document in one language gives them once. */
type BlockIn = (language: Language) => Block;
type ChapterIn = (language: Language) => Chapter;
/** The Chinese words, then the English ones; without them both are the same. */
type Words = string | [zh: string, en: string];

const said = (words: Words, language: Language) =>
  typeof words === 'string' ? words : words[language === 'zh' ? 0 : 1];

export const text = (zh: string, en = zh): BlockIn => {
  return (language) => ({ kind: 'text', text: said([zh, en], language) });
};

/** A line that stands out, for example a question. */
export const strong = (zh: string, en = zh): BlockIn => {
  return (language) => ({ kind: 'text', text: said([zh, en], language), strong: true });
};

export const points = (...all: Words[]): BlockIn => {
  return (language) => ({ kind: 'points', points: all.map((one) => said(one, language)) });
};

export const table = (head: Words[], ...rows: Words[][]): BlockIn => {
  const row = (cells: Words[], language: Language) => cells.map((cell) => said(cell, language));
  return (language) => ({ kind: 'table', head: row(head, language), rows: rows.map((one) => row(one, language)) });
};

export const bars = (title: Words, unit: Words, ...all: [name: Words, value: number][]): BlockIn => {
  return (language) => ({
    ...{ kind: 'bars', title: said(title, language), unit: said(unit, language) },
    bars: all.map(([name, value]) => ({ name: said(name, language), value })),
  });
};

export const chapter = (heading: Words, ...blocks: BlockIn[]): ChapterIn => {
  return (language) => ({ heading: said(heading, language), blocks: blocks.map((block) => block(language)) });
};

type Named = { key: string; title: Both; subtitle: Both };

function writingIn(language: Language, { title, subtitle }: Named, chapters: ChapterIn[]): Writing {
  const written = chapters.map((one) => one(language));
  return { language, title: title[language], subtitle: subtitle[language], chapters: written };
}

/** Chinese first, then English. */
export function inBoth(named: Named, ...chapters: ChapterIn[]): DemoDocument {
  return { key: named.key, writings: languages.map((language) => writingIn(language, named, chapters)) };
}

export function inOne(
  language: Language,
  { key, title, subtitle }: { key: string; title: string; subtitle: string },
  ...chapters: ChapterIn[]
): DemoDocument {
  const both = (words: string) => ({ zh: words, en: words });
  return { key, writings: [writingIn(language, { key, title: both(title), subtitle: both(subtitle) }, chapters)] };
}
