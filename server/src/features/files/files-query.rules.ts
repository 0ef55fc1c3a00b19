import { longestSearch } from 'contract/search-limits';
import { cleanText } from '../../platform/documents/clean-text.rules.ts';
import { foldedText, joinedAt, tokensOf, type Token } from './files-index.rules.ts';

/** One word of the index that has to stand at this distance from the first one of its term. */
export type Node = { words: { word: string; isPrefix: boolean }[]; at: number; covers: number };
/** Words that stand together, or one of several such ways to write them. */
type Term = Node[][];
/** The stem of a word as the database knows it, and whether it is one of those that every text has. */
export type Stem = { stem: string; isStopWord: boolean };
export type StemOf = (word: string) => Stem | undefined;

/** How a search looks, one way after the other: the next only if nothing was found. */
export type Stage = {
  /** Words of the index. */
  words?: { query: string; terms: Term[] };
  /** The letters as they stand, also inside words; such hits come after those of the words. */
  letters?: string;
};

/** What somebody typed; undefined if there is no letter and no digit in it. */
export type Typed = { tokens: Token[]; folded: string; isOpen: boolean };

export function typedQuery(text: string): Typed | undefined {
  const clean = cleanText(text);
  // Some characters are written out as whole sentences.
  const tokens = tokensOf(clean).slice(0, longestSearch);
  // The last word may not be whole yet.
  const isOpen = tokens.at(-1)?.to === clean.length;
  return tokens.length === 0 ? undefined : { tokens, folded: foldedText(clean).folded, isOpen };
}

/** The words whose stems have to be asked for. */
export function wordsToStem({ tokens }: Typed): string[] {
  const whole = tokens.flatMap((token, index) => (token.isWide ? [] : (joinedAt(tokens, index)?.word ?? [])));
  return [...new Set([...tokens.filter(({ isWide }) => !isWide).map(({ word }) => word), ...whole])];
}

/** The whole phrase, then the letters as they stand, then all words, then any of them; for a strict search not that. */
export function stagesOf(typed: Typed, stemOf: StemOf, { isStrict = false } = {}): Stage[] {
  const words = wordsIn(typed);
  const terms = words.map((word) => ({ term: termOf(word, typed, stemOf), isCommon: isCommon(word, stemOf) }));
  const [first, second] = terms;
  const phrase = wordsStage([first && !second ? first.term : [nodesOf(typed.tokens, typed, stemOf)]], ' & ');
  const meaning = terms.filter((one) => !one.isCommon);
  const wanted = once((meaning.length > 0 ? meaning : terms).map(({ term }) => term));
  const letters = typed.folded;
  const [all, any] = [wordsStage(wanted, ' & '), wordsStage(wanted, ' | ')];
  const stages = [
    ...(isPiece(typed) && !isStrict ? [{ ...phrase, letters }] : [phrase, { letters }]),
    ...(isStrict ? [all] : [all, any]),
  ];
  const queryOf = ({ words: own }: Stage) => own?.query;
  return stages.filter(
    (stage, index) => !stage.words || stages.findIndex((other) => queryOf(other) === queryOf(stage)) === index,
  );
}

/** What is longer is hardly ever a whole word in one text and a part of one in another. */
const longestPiece = 12;

/** Whether it may be cut out of a text without regard to words; of Chinese the index has every piece. */
function isPiece({ tokens, folded }: Typed): boolean {
  return folded.length <= longestPiece && tokens.some(({ isWide }) => !isWide);
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Chinese is cut into words here, and only here: the index has every two neighbours. */
function wordsIn({ tokens }: Typed): Token[][] {
  return runsIn(tokens).flatMap((run) => {
    if (!run[0]?.isWide) return [run];
    const words: Token[][] = [];
    let at = 0;
    for (const { segment } of segmenter.segment(run.map(({ word }) => word).join(''))) {
      const length = Array.from(segment).length;
      words.push(run.slice(at, at + length));
      at += length;
    }
    return words;
  });
}

/** Chinese characters without anything between them, or the parts of one word with hyphens. */
function runsIn(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const before = runs.at(-1);
    const isSame = before?.[0]?.isWide === token.isWide && token.gap === (token.isWide ? 'nothing' : 'hyphen');
    if (before && isSame) before.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** A single character, and a word that every text has, say little beside other words. */
function isCommon(word: readonly Token[], stemOf: StemOf): boolean {
  const [first] = word;
  if (!first || word.length > 1) return false;
  return first.isWide || stemOf(first.word)?.isStopWord === true;
}

/** “e-mail” is found as two words that follow each other, and as one. */
function termOf(word: readonly Token[], typed: Typed, stemOf: StemOf): Term {
  const apart = nodesOf(word, typed, stemOf);
  const whole = word[0]?.isWide ? undefined : joinedAt(word, 0);
  if (!whole) return [apart];
  const isLast = word.at(-1) === typed.tokens.at(-1);
  return [apart, [{ words: formsOf(whole.word, isLast && typed.isOpen, stemOf), at: 0, covers: 1 }]];
}

function nodesOf(tokens: readonly Token[], typed: Typed, stemOf: StemOf): Node[] {
  return tokens.flatMap((token, at): Node[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (!token.isWide) {
      const isLast = token === typed.tokens.at(-1) && typed.isOpen;
      return [{ words: formsOf(token.word, isLast, stemOf), at, covers: 1 }];
    }
    if (next?.isWide && next.gap === 'nothing')
      return [{ words: [{ word: token.word + next.word, isPrefix: false }], at, covers: 2 }];
    // The last character of a run stands in the pair before it.
    if (before?.isWide && token.gap === 'nothing') return [];
    return [{ words: [{ word: token.word, isPrefix: true }], at, covers: 1 }];
  });
}

/** One letter begins too many words. */
const shortestPrefix = 2;

function formsOf(word: string, isOpen: boolean, stemOf: StemOf): Node['words'] {
  const stem = { word: stemOf(word)?.stem ?? word, isPrefix: false };
  if (!isOpen || word.length < shortestPrefix) return [stem];
  const begun = { word, isPrefix: true };
  return stem.word.startsWith(word) ? [begun] : [stem, begun];
}

function wordsStage(terms: Term[], between: ' & ' | ' | '): Stage {
  return { words: { terms, query: terms.map(queryOfTerm).join(between) } };
}

/** A word that was typed again is looked for once. */
function once(terms: Term[]): Term[] {
  return [...new Map(terms.map((term) => [queryOfTerm(term), term])).values()];
}

function queryOfTerm(term: Term): string {
  return `(${term.map(queryOfNodes).join(' | ')})`;
}

function queryOfNodes(nodes: readonly Node[]): string {
  return nodes.reduce((query, node, index) => {
    const before = nodes[index - 1];
    return before ? `${query} <${node.at - before.at}> ${queryOfNode(node)}` : queryOfNode(node);
  }, '');
}

/** Words have only letters and digits, so that none can end the quotation. */
function queryOfNode({ words }: Node): string {
  return `(${words.map(({ word, isPrefix }) => `'${word}'${isPrefix ? ':*' : ''}`).join(' | ')})`;
}
