import type { FileCategory } from 'contract/file-categories';
import type { Language } from 'contract/languages';
import type { documentExtensions, imageExtensions } from 'contract/rules/file-extensions';
import type { Both } from '../shapes.ts';

/** What a document is made of, whatever its format. */
export type Block =
  | { kind: 'text'; text: string; strong?: true }
  | { kind: 'points'; points: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'bars'; title: string; unit: string; bars: { name: string; value: number }[] };

/** A slide, a sheet, or what stands under one heading. */
export type Chapter = { heading: string; blocks: Block[] };
export type Writing = { language: Language; title: string; subtitle: string; chapters: Chapter[] };

/** The text of a file in one language or, one after the other, in both. */
export type DemoDocument = { key: string; writings: Writing[] };

export type DemoFileAudience =
  | { kind: 'all' }
  | { kind: 'badges'; badges: ('red' | 'blue' | 'green' | 'grey')[] }
  | { kind: 'meeting'; meeting: string };

/** A file as delegates find it. */
export type DemoForumFile = {
  key: string;
  category: FileCategory;
  title: Both;
  ending: (typeof documentExtensions)[number] | (typeof imageExtensions)[number];
  audience: DemoFileAudience;
  /** Day 1 is the forum's first one, day 0 the one before it. */
  published: { day: number; time: string };
};
