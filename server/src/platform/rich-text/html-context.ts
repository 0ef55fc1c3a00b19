import type { KnownFiles } from './known-files.ts';
import type { Look } from './line-of-text.ts';
import type { HtmlElement } from './parsed-html.ts';
import type { OpenItem, OpenList, Place } from './tree-in-limits.ts';
import type { TreeWriter } from './tree-writer.ts';

/** What one reading of a page has and collects. */
export type Reading = {
  writer: TreeWriter;
  files: KnownFiles;
  /** Addresses of what was not taken over. */
  leftOut: Set<string>;
  /** Word writes the items of a list as paragraphs, in which only the id of the list is the same. */
  wordLists: Map<string, OpenList>;
};

/** A figure whose caption goes to its first picture or video that is ours. */
export type Figure = { caption: string | undefined; captionElement: HtmlElement | undefined; isShown: boolean };

/** The list around a piece of text. The items of a list within an item are lines of that item. */
export type ListAround = { open: OpenList; nested?: { within: OpenItem; ordered: boolean; count: number } };

/** What the elements around a piece of text say about it. */
export type Context = {
  look: Look;
  place: Place;
  isLiteral: boolean;
  ofDocument: boolean;
  figure: Figure | undefined;
  list: ListAround | undefined;
  /** The row of a table that is read as a list. */
  row: { cells: number } | undefined;
  isDataTable: boolean;
};

export const outside: Context = {
  look: {},
  place: { kind: 'paragraph' },
  isLiteral: false,
  ofDocument: false,
  figure: undefined,
  list: undefined,
  row: undefined,
  isDataTable: false,
};
