import { listElements } from './element-kinds.ts';
import type { Context, ListAround, Reading } from './html-context.ts';
import { type InlineStyle, inlineStyle } from './inline-style.ts';
import { attribute, childrenNamed, type HtmlElement, isElement, isText, nodesIn } from './parsed-html.ts';
import type { OpenItem, Place } from './tree-in-limits.ts';
import type { TreeWriter } from './tree-writer.ts';

const bullet = '– ';
const betweenCells = ' · ';

/** Sets what is new inside a list, an item, a table, a row or a cell. */
export function enterListOrTable(writer: TreeWriter, element: HtmlElement, context: Context) {
  const { tagName } = element;
  if (tagName === 'table') context.isDataTable = isDataTable(element);
  if (listElements.has(tagName)) context.list = listIn(context, tagName === 'ol', firstNumber(element));
  if (tagName === 'table' && context.isDataTable) context.list = listIn(context, false, 1);
  const isRow = tagName === 'tr' && context.isDataTable;
  if (context.list && (tagName === 'li' || isRow)) context.place = itemOf(writer, context.list);
  if (isRow) context.row = { cells: 0 };
  if (isCell(element, context) && context.row) {
    context.row.cells += 1;
    if (context.row.cells > 1) writer.joint = betweenCells;
  }
}

export function isCell({ tagName }: HtmlElement, { isDataTable }: Context): boolean {
  return isDataTable && (tagName === 'td' || tagName === 'th');
}

function listIn({ list, place }: Context, ordered: boolean, first: number): ListAround {
  const count = first - 1;
  if (!list) return { open: { ordered, count } };
  const within = place.kind === 'item' ? place.item : (list.open.last ?? {});
  return { open: list.open, nested: { within, ordered, count } };
}

function itemOf(writer: TreeWriter, { open, nested }: ListAround): Place {
  if (!nested) return { kind: 'item', list: open, item: {} };
  nested.count += 1;
  writer.prefix = nested.ordered ? `${nested.count}. ` : bullet;
  return { kind: 'item', list: open, item: nested.within };
}

function firstNumber(list: HtmlElement): number {
  const start = Number(attribute(list, 'start') ?? 1);
  return Number.isInteger(start) && start > 0 && start < 9999 ? start : 1;
}

/** A table with several rows and columns is read row by row; any other is there for its looks. */
function isDataTable(table: HtmlElement): boolean {
  const groups = [table, ...childrenNamed(table, 'thead', 'tbody', 'tfoot')];
  const rows = groups.flatMap((group) => childrenNamed(group, 'tr'));
  return rows.length > 1 && rows.some((row) => childrenNamed(row, 'td', 'th').length > 1);
}

/** Turns a paragraph that Word means as an item, such as `mso-list: l0 level2 lfo1`, into one. */
export function wordItem(
  reading: Reading,
  element: HtmlElement,
  { wordList = '' }: InlineStyle,
  place: Place,
): Place | undefined {
  const [, id, level] = /^(\S+)\s+level(\d+)/.exec(wordList) ?? [];
  if (id === undefined || place.kind !== 'paragraph') return undefined;
  const marker = markerOf(element);
  // Letters without a full stop or a bracket are bullets in a font of symbols.
  const ordered = /^[(（]?([0-9]+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)）、．]/i.test(marker);
  const list = reading.wordLists.get(id) ?? { ordered, count: 0 };
  reading.wordLists.set(id, list);
  if (level === '1') return { kind: 'item', list, item: {} };
  reading.writer.prefix = ordered ? `${marker} ` : bullet;
  return { kind: 'item', list, item: list.last ?? ({} satisfies OpenItem) };
}

/** The bullet or number that Word writes out; it is one of the first things in the paragraph. */
function markerOf(paragraph: HtmlElement): string {
  let looked = 0;
  for (const node of nodesIn(paragraph.childNodes, () => looked < 20)) {
    looked += 1;
    if (looked > 20) return '';
    if (isElement(node) && inlineStyle(node).wordList === 'ignore') return textIn(node).trim().slice(0, 8);
  }
  return '';
}

function textIn(element: HtmlElement): string {
  const texts: string[] = [];
  for (const node of nodesIn(element.childNodes, () => texts.length < 20)) if (isText(node)) texts.push(node.value);
  return texts.join('');
}
