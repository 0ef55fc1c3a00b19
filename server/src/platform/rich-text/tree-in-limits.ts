import type { RichBlock, RichRun, RichText } from 'contract/rich-text/rich-text';
import { richTextLimits as limits, sizeOf } from 'contract/rich-text/rich-text-limits';
import type { Align } from './inline-style.ts';
import { addRun, firstLetters, inPieces } from './line-of-text.ts';

type ListBlock = Extract<RichBlock, { kind: 'list' }>;
type QuoteBlock = Extract<RichBlock, { kind: 'quote' }>;

/** A list while it is being read; `count` is the number of its last item. */
export type OpenList = { ordered: boolean; count: number; block?: ListBlock; last?: OpenItem };
export type OpenItem = { runs?: RichRun[] };
export type OpenQuote = { block?: QuoteBlock };

/** What a line of text becomes part of. */
export type Place =
  | { kind: 'paragraph'; align?: Align }
  | { kind: 'heading'; level: 2 | 3 }
  | { kind: 'item'; list: OpenList; item: OpenItem }
  | { kind: 'quote'; quote: OpenQuote };

/** A tree that grows and keeps the contract's limits; what goes beyond them is cut. */
export type TreeInLimits = { blocks: RichText; nodes: number; letters: number; cut: boolean };

export function emptyTree(): TreeInLimits {
  return { blocks: [], nodes: limits.nodes, letters: limits.letters, cut: false };
}

/** Adds a block whose size still counts. */
export function addBlock(tree: TreeInLimits, block: RichBlock): boolean {
  return push(tree, block, sizeOf(block).letters);
}

/** Adds the text of a line where it belongs. `joint` stands between it and the text of the same item before it. */
export function addLine(tree: TreeInLimits, place: Place, runs: readonly RichRun[], joint: string) {
  for (const group of fitting(tree, runs)) {
    if (place.kind === 'item') addToItem(tree, place, group, joint);
    else if (place.kind === 'quote') addToQuote(tree, place.quote, group);
    else push(tree, { ...place, runs: group }, 0);
  }
}

function push(tree: TreeInLimits, block: RichBlock, letters: number): boolean {
  if (tree.blocks.length >= limits.blocks || tree.nodes < 1 || tree.letters < letters) {
    tree.cut = true;
    return false;
  }
  tree.blocks.push(block);
  tree.nodes -= 1;
  tree.letters -= letters;
  return true;
}

/** As many of the runs as the limits allow, in groups that each fit into a paragraph. */
function fitting(tree: TreeInLimits, runs: readonly RichRun[]): RichRun[][] {
  const groups: RichRun[][] = [];
  for (const piece of inPieces(runs)) {
    const text = firstLetters(piece.text, tree.letters);
    if (text.length < piece.text.length) tree.cut = true;
    // A block, its line and the run.
    if (tree.nodes < 3) tree.cut = true;
    if (text === '' || tree.nodes < 3) break;
    tree.letters -= text.length;
    tree.nodes -= 1;
    const group = groups.at(-1);
    if (group && group.length < limits.runs) group.push({ ...piece, text });
    else {
      groups.push([{ ...piece, text }]);
      tree.nodes -= 1;
    }
  }
  return groups;
}

function addToItem(tree: TreeInLimits, place: Extract<Place, { kind: 'item' }>, runs: RichRun[], joint: string) {
  const { list, item } = place;
  if (item.runs && list.last === item) {
    // What follows a picture in an item has no number of its own.
    if (tree.blocks.at(-1) !== list.block) {
      push(tree, { kind: 'paragraph', runs }, 0);
      return;
    }
    if (goOnWithItem(tree, item.runs, runs, joint)) return;
  }
  list.count += 1;
  list.last = item;
  item.runs = runs;
  const { block } = list;
  if (block && tree.blocks.at(-1) === block && block.items.length < limits.items) block.items.push({ runs });
  else beginList(tree, list, runs);
}

function goOnWithItem(tree: TreeInLimits, before: RichRun[], runs: readonly RichRun[], joint: string): boolean {
  if (before.length + runs.length >= limits.runs || tree.letters < joint.length) return false;
  tree.letters -= joint.length;
  for (const run of [{ text: joint }, ...runs]) addRun(before, run);
  return true;
}

function beginList(tree: TreeInLimits, list: OpenList, runs: RichRun[]) {
  const { ordered, count } = list;
  const start = ordered && count > 1 && count <= limits.start ? { start: count } : {};
  const block: ListBlock = { kind: 'list', ordered, ...start, items: [{ runs }] };
  if (push(tree, block, 0)) list.block = block;
}

function addToQuote(tree: TreeInLimits, quote: OpenQuote, runs: RichRun[]) {
  const { block } = quote;
  if (block && tree.blocks.at(-1) === block && block.paragraphs.length < limits.paragraphs) {
    block.paragraphs.push(runs);
    return;
  }
  const begun: QuoteBlock = { kind: 'quote', paragraphs: [runs] };
  if (push(tree, begun, 0)) quote.block = begun;
}
